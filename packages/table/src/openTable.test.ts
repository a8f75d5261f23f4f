import { describe, expect, it } from 'vitest'
import { openTable, screenOf, transcriptOf } from './index.ts'
import type { Opening } from './index.ts'
import { UNTIMED, crank } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'

describe('opening a table', () => {
  it.each([
    ['no auction', []],
    ['an open auction', [OPEN, '1 bids 3', '0 passes', '2 bids 6', '1 passes']],
    ['a one-offer auction', [ONE_OFFER, '1 bids 3']],
    ['a hidden auction', [HIDDEN, '1 seals 4', '0 seals 2']],
    ['a fixed price', [FIXED_PRICE, '0 asks 8', '1 passes']],
  ])('in the middle of %s it goes on as it was', (_, lines) => {
    const game = crank({ seats: 'person person easy', hands: HANDS, rules: { hammer: { quiet: 6000, call: 3000 } } })
    for (const line of lines) {
      if (line.startsWith('2')) game.botSays(line)
      else expect(game.says(line)).toBe('ok')
    }
    expect(game.log()).toEqual(lines)
    const { rules, occupants } = game.table()
    const reopened = openTable({ ...transcriptOf(game.table()), rules, occupants }, 1000)
    if (!reopened.ok) throw new Error(reopened.fault.message)
    for (const seat of [0, 1, 2, null]) expect(screenOf(reopened.table, seat, 1000)).toEqual(game.screen(seat))
    expect(reopened.table.question).toBe(game.table().question)
    const isBotAsked = game.screen(2).asked.includes(2)
    expect(reopened.effects.filter(({ type }) => type === 'ask_bot')).toHaveLength(isBotAsked ? 1 : 0)
  })

  it('a seed will do, and is what the transcript keeps', () => {
    const { config } = crank().table()
    const { players, deck, variants } = config
    const seeded = { players, deck, variants, startingSeat: null, seed: 'monday' }
    const { occupants } = crank().table()
    const opened = openTable({ config: seeded, rules: UNTIMED, occupants, actions: [] }, 0)
    expect(opened.ok && transcriptOf(opened.table)).toEqual({ config: seeded, actions: [] })
  })

  it('with actions that the rules forbid says which', () => {
    const { config, occupants } = crank({ hands: HANDS }).table()
    const opening: Opening = { config, rules: UNTIMED, occupants, actions: [{ type: 'hammer' }] }
    expect(openTable(opening, 0)).toMatchObject({ ok: false, fault: { index: 0, code: 'wrong_phase' } })
  })

  it('needs an occupant a seat', () => {
    const { config, occupants } = crank().table()
    const opening: Opening = { config, rules: UNTIMED, occupants: occupants.slice(1), actions: [] }
    expect(openTable(opening, 0)).toMatchObject({ ok: false, fault: { index: null, code: 'bad_occupants' } })
  })
})
