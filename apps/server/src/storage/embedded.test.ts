import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { openEmbedded } from './embedded.ts'
import { describeStorage } from './storage.contract.ts'
import { StorageFault } from './storageFault.ts'

const folder = await preparedFolder()

afterAll(() => rm(folder, { recursive: true }))

describeStorage('PGlite', () => openEmbedded({ folder, report: () => null }))

async function faultOf(place: string): Promise<StorageFault> {
  const error: unknown = await openEmbedded({ folder: place, report: () => null }).catch((thrown: unknown) => thrown)
  if (!(error instanceof StorageFault)) throw new Error('it opens, or fails without an explanation', { cause: error })
  return error
}

describe('a folder that cannot be opened', () => {
  it('is explained where there can be no folder', async () => {
    const { code, message } = await faultOf(path.join(folder, 'database', 'PG_VERSION', 'data'))
    expect(code).toBe('cannot_open')
    expect(message).toContain('DATA_DIR=')
  })

  it('is explained where the files are damaged, and is not left locked', async () => {
    const damaged = await preparedFolder()
    onTestFinished(() => rm(damaged, { recursive: true }))
    await writeFile(path.join(damaged, 'database', 'global', 'pg_control'), 'nothing that PostgreSQL has written')
    const { code, message } = await faultOf(damaged)
    expect(code).toBe('cannot_open')
    expect(message).toContain(damaged)
    expect(await readdir(damaged)).toEqual(['database'])
  })
})
