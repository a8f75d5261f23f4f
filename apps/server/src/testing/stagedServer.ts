import { cp, mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientFolder, removeFolder } from './folder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The compiled server in a copy of the repository's shape. */
export interface StagedServer {
  readonly folder: string
  /** What Node runs. */
  readonly program: string
  readonly remove: () => Promise<void>
}

/** Nothing depends on whether the real client is built, and whoever compiles meanwhile disturbs nobody. */
export async function stageServer(): Promise<StagedServer> {
  const folder = await clientFolder()
  for (const part of ['package.json', 'dist']) {
    // oxlint-disable-next-line no-await-in-loop -- there are two
    await cp(path.join(root, 'apps/server', part), path.join(folder, 'apps/server', part), { recursive: true })
  }
  await mkdir(path.join(folder, 'apps/web'))
  await rename(path.join(folder, 'dist'), path.join(folder, 'apps/web/dist'))
  for (const modules of ['node_modules', 'apps/server/node_modules']) {
    // oxlint-disable-next-line no-await-in-loop -- there are two
    await symlink(path.join(root, modules), path.join(folder, modules), 'junction')
  }
  return { folder, program: path.join(folder, 'apps/server/dist/main.js'), remove: () => removeFolder(folder) }
}
