import { choicesFor, viewFor } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { crank } from './testing/crank.ts'
import type { Crank } from './testing/crank.ts'
import { HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'

function asked(game: Crank): readonly (readonly [number, number])[] {
  return game
    .effects()
    .flatMap((effect) => (effect.type === 'ask_bot' ? [[effect.seat, effect.question] as const] : []))
}

function answers(game: Crank, seat: number, question: number, action: unknown): void {
  game.put({ type: 'bot_answered', seat, question, action: action as Action | null })
}

describe('bots', () => {
  it('are asked with what their seat may see and do', () => {
    const game = crank({ seats: 'person easy hard', hands: HANDS })
    game.says(ONE_OFFER)
    const { state } = game.table()
    expect(game.effects().slice(-2)).toEqual([
      { type: 'ask_bot', seat: 1, bot: 'easy', question: 1, view: viewFor(state, 1), choices: choicesFor(state, 1) },
      { type: 'set_timer', at: 6000 },
    ])
  })

  it('are asked when a table opens', () => {
    expect(asked(crank({ seats: 'easy person person' }))).toEqual([[0, 0]])
  })

  it('are not asked twice: others’ passes and sealed bids ask nothing new', () => {
    const open = crank({ seats: 'person easy hard person', hands: HANDS, after: [OPEN] })
    expect(asked(open)).toEqual([
      [1, 1],
      [2, 1],
    ])
    open.says('3 passes')
    expect(asked(open)).toEqual([])
    open.says('0 bids 4')
    expect(asked(open)).toEqual([
      [1, 3],
      [2, 3],
    ])
    answers(open, 1, 3, { type: 'pass', seat: 1 })
    expect(asked(open)).toEqual([])
    answers(open, 2, 3, { type: 'bid', seat: 2, amount: 5 })
    expect(asked(open)).toEqual([[1, 5]])
    const hidden = crank({ seats: 'person easy hard', hands: HANDS, after: [HIDDEN] })
    hidden.says('0 seals 4')
    answers(hidden, 1, 1, { type: 'submit_bid', seat: 1, amount: 5 })
    expect(asked(hidden)).toEqual([])
    answers(hidden, 2, 1, { type: 'submit_bid', seat: 2, amount: 6 })
    expect(hidden.log()).toEqual([HIDDEN, '0 seals 4', '1 seals 5', '2 seals 6'])
  })

  it('an answer to another question is dropped, and so is a second one', () => {
    const game = crank({ seats: 'person easy hard', hands: HANDS, after: [OPEN, '0 bids 3'] })
    answers(game, 1, 1, { type: 'pass', seat: 1 })
    answers(game, 1, 3, { type: 'pass', seat: 1 })
    expect(game.log()).toEqual([OPEN, '0 bids 3'])
    answers(game, 1, 2, { type: 'pass', seat: 1 })
    answers(game, 1, 2, { type: 'pass', seat: 1 })
    expect(game.log()).toEqual([OPEN, '0 bids 3', '1 passes'])
  })

  it.each([
    ['fails', null],
    ['answers what the rules forbid', { type: 'bid', seat: 1, amount: 101 }],
    ['answers for another seat', { type: 'bid', seat: 2, amount: 5 }],
    ['answers nonsense', { type: 'bid', seat: 1, amount: 'five' }],
    ['swings the hammer', { type: 'hammer' }],
  ])('one that %s plays the default action', (_, action) => {
    const game = crank({ seats: 'person easy person', hands: HANDS, after: [ONE_OFFER] })
    answers(game, 1, 1, action)
    expect(game.log()).toEqual([ONE_OFFER, '1 passes'])
  })

  it('one that is silent plays the default action when patience ends', () => {
    const game = crank({ seats: 'person easy person', hands: HANDS, after: [ONE_OFFER] })
    game.wait(4999)
    expect(game.log()).toEqual([ONE_OFFER])
    game.wait(1)
    expect(game.log()).toEqual([ONE_OFFER, '1 passes'])
    game.botSays('1 bids 5')
    expect(game.log()).toEqual([ONE_OFFER, '1 passes'])
  })

  it('a table of silent bots ends its game', () => {
    const game = crank({ seats: 'easy easy easy', rules: { hammer: { quiet: 6000, call: 3000 } } })
    game.wait(10_000_000)
    expect(game.screen(null).view.phase.name).toBe('finished')
    expect(game.table().timer).toBeNull()
  })
})
