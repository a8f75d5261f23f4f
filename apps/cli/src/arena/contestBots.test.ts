import { BOT_NAMES, CHARACTER_NAMES } from '@modern-art/bots'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../usageError.ts'
import { botsIn, refuseMissingWeights } from './contestBots.ts'

function nothingToRead(): Promise<never> {
  return Promise.reject(new Error('ENOENT: no such file'))
}

describe('the bots in a contest', () => {
  it('are those who play, or all if anybody may', async () => {
    expect([...(await botsIn({ challenger: 'master', field: 'easy' })).keys()]).toEqual(['master', 'easy'])
    expect([...(await botsIn({ challenger: 'mixed', field: 'easy' })).keys()]).toEqual(BOT_NAMES)
    const names = [...(await botsIn({ challenger: 'characters', field: 'hard' })).keys()]
    expect(names).toEqual([...CHARACTER_NAMES, 'hard'])
  })

  it('need no weights unless one of them does', async () => {
    await expect(refuseMissingWeights({ challenger: 'hard', field: 'easy' }, nothingToRead)).resolves.toBeUndefined()
  })

  it('are refused in plain words if one of them has no weights', async () => {
    const refusal = refuseMissingWeights({ challenger: 'hard', field: 'master' }, nothingToRead)
    await expect(refusal).rejects.toThrow(UsageError)
    await expect(refusal).rejects.toThrow(/^master-\w+\.bin cannot be read: ENOENT: no such file$/)
  })
})
