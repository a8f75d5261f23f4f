import { viewFor } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES } from './roster.ts'
import { FIRST_ROUND } from './testing/positions.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

describe.each(BOT_NAMES)('%s', (name) => {
  it('has nothing to say to a spectator', () => {
    const question = { ...questionFor(FIRST_ROUND, 0, 1), view: viewFor(FIRST_ROUND, null) }
    expect(() => answerOf(shippedBot(name), question)).toThrow(RangeError)
  })
})
