import { rm } from 'node:fs/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileServer, program } from '../testing/compiledServer.ts'
import { killedWhileAppending } from '../testing/embeddedProcess.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { gameIn } from '../testing/records.ts'
import { openEmbedded } from './embedded.ts'
import { StorageFault } from './storageFault.ts'

beforeAll(compileServer)

describe('PGlite in a folder', () => {
  it('a second process does not open the folder, and does no harm', async () => {
    const folder = await preparedFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    const storage = await openEmbedded({ folder, report: () => null })
    const second = program(
      ['storage/embedded'],
      `await embedded.openEmbedded({ folder: ${JSON.stringify(folder)}, report: say }).catch((error) => say('refused ' + error.message))
      process.exit(0)`,
    )
    expect(await second.line('refused')).toContain(`process ${process.pid}`)
    await expect(openEmbedded({ folder, report: () => null })).rejects.toThrow(StorageFault)
    const { code } = await gameIn(storage)
    await storage.close()
    const again = await openEmbedded({ folder, report: () => null })
    expect(await again.findTable(code)).not.toBeNull()
    await again.close()
  })

  it('whatever was kept is there after the process is killed', async () => {
    const folder = await preparedFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    expect(await killedWhileAppending(folder, 1)).toBeGreaterThan(4)
  })
})
