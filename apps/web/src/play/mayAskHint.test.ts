import { NO_VARIANTS, resolveConfig, startGame } from '@modern-art/engine'
import type { Occupant, Screen } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import { mayAskHint } from './mayAskHint.ts'

const config = resolveConfig({
  players: ['Ada', 'Ben', 'Cleo'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: 0,
  seed: 'hints',
})
const { state } = startGame(config)
const BOT: Occupant = { kind: 'bot', bot: 'easy' }
const PERSON: Occupant = { kind: 'person', present: true, standIn: false }

function screenWith(seat: number | null, occupants: readonly Occupant[]): Screen {
  return { ...screenOfState(state, seat), occupants }
}

describe('a hint', () => {
  it('may be asked for at a question, against bots', () => {
    expect(mayAskHint(screenWith(0, [PERSON, BOT, BOT]))).toBe(true)
  })

  it('may not where nothing is asked, or by a spectator', () => {
    expect(mayAskHint(screenWith(1, [BOT, PERSON, BOT]))).toBe(false)
    expect(mayAskHint(screenWith(null, [BOT, BOT, BOT]))).toBe(false)
  })

  it('may not against another person, present or not', () => {
    expect(mayAskHint(screenWith(0, [PERSON, PERSON, BOT]))).toBe(false)
    expect(mayAskHint(screenWith(0, [PERSON, BOT, { ...PERSON, present: false, standIn: true }]))).toBe(false)
  })
})
