import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { open } from '../opening.ts'
import { ask } from './ask.ts'
import { clientFolder, removeFolder } from './folder.ts'

interface OpenClient {
  readonly ask: (url: string, question?: Parameters<typeof ask>[2]) => ReturnType<typeof ask>
  readonly folder: () => string
  readonly port: () => number
  /** The reports of the server so far. */
  readonly reports: readonly string[]
}

/** A server on a free port of this computer, open while a file's tests run. */
export function openClient(): OpenClient {
  const reports: string[] = []
  let parent = ''
  let port = 0
  let close: (() => void) | null = null
  const folder = (): string => path.join(parent, 'dist')
  beforeAll(async () => {
    parent = await clientFolder()
    const opening = await open(folder(), { PORT: '0' }, (line) => void reports.push(line))
    if (!opening.ok) throw new Error(opening.fault)
    ;({ close } = opening)
    ;({ port } = opening.address)
  })
  afterAll(async () => {
    close?.()
    await removeFolder(parent)
  })
  return { ask: (url, question) => ask(port, url, question), folder, port: () => port, reports }
}
