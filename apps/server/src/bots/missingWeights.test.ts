import { expect, it } from 'vitest'
import { missingWeights } from './missingWeights.ts'
import { readWeights } from './readWeights.ts'

it('no weights are missing where the server is whole', async () => {
  expect(await missingWeights(readWeights)).toEqual([])
})

it('weights that are missing or damaged are told, and who plays instead', async () => {
  const lost = await missingWeights(() => Promise.reject(new Error('ENOENT')))
  expect(lost).toEqual([
    expect.stringMatching(/^WeightsError: master-\w+\.bin cannot be read \(ENOENT\): hard plays instead of master$/),
  ])
  const damaged = await missingWeights(async (file) => Uint8Array.from(await readWeights(file)).fill(0))
  expect(damaged).toEqual([expect.stringContaining('its hash is another one: hard plays instead of master')])
})
