import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { openEmbedded } from './embedded.ts'
import { describeStorage } from './storage.contract.ts'

const folder = await preparedFolder()

afterAll(async () => {
  await rm(folder, { recursive: true })
})

describeStorage('PGlite', () => openEmbedded({ folder, report: () => null }))
