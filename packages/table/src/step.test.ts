import { describe, expect, it } from 'vitest'
import { screenOf, step } from './index.ts'
import { crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'

describe('a step', () => {
  it('saves, tells people and spectators, answers, asks bots and sets the timer, in this order', () => {
    const game = crank({ seats: 'person easy absent person', hands: HANDS })
    game.says(ONE_OFFER)
    const order = game
      .effects()
      .map((effect) => (effect.type === 'send' ? `${effect.message.type} ${effect.to}` : effect.type))
    expect(order).toEqual(['save', 'update 0', 'update 3', 'update null', 'reply 0', 'ask_bot', 'set_timer'])
  })

  it('sends each the screen that is theirs', () => {
    const game = crank({ hands: HANDS })
    game.says(OPEN)
    for (const seat of [0, 1, 2, null]) {
      const sent = game.effects().find((effect) => effect.type === 'send' && effect.to === seat)
      expect(sent).toMatchObject({ message: { type: 'update', screen: game.screen(seat) } })
    }
  })

  it('a timer that fires early is set again, and a double one does no harm', () => {
    const game = crank({ hands: HANDS, rules: { hammer: { quiet: 6000, call: 3000 } }, after: [OPEN] })
    game.put({ type: 'ticked' })
    expect(game.effects()).toEqual([{ type: 'set_timer', at: 7000 }])
    game.wait(6000)
    game.put({ type: 'ticked' })
    expect(game.effects()).toEqual([{ type: 'set_timer', at: 10_000 }])
  })

  it('time does not go back, and a clock that tells no time stands still', () => {
    const game = crank({ hands: HANDS, rules: { hammer: { quiet: 6000, call: 3000 } }, after: [OPEN] })
    game.wait(5000)
    game.put({ type: 'ticked' })
    for (const now of [5999, 0, -1, Number.NaN, -Infinity, Infinity]) {
      const { table } = step(game.table(), { type: 'ticked' }, now)
      expect([table.now, table.time]).toEqual([6000, 6000])
      expect(screenOf(table, 0, now).hammer?.left).toBe(1000)
    }
    expect(step(game.table(), { type: 'ticked' }, 6000.9).table.now).toBe(6000)
  })

  it('a finished game has no timer, no questions, and refuses actions', () => {
    const game = crank({ seats: 'person easy easy', rules: { clock: { kind: 'per_decision', milliseconds: 9 } } })
    game.wait(10_000_000)
    expect(game.screen(0).view.phase.name).toBe('finished')
    expect(game.effects().at(-1)).toEqual({ type: 'set_timer', at: null })
    expect(game.says('0 passes')).toBe('game_over')
    game.put({ type: 'paused' })
    expect(game.effects()).toEqual([])
    game.put({ type: 'left', seat: 0 })
    expect(game.table().timer).toBeNull()
  })
})

describe('a pause', () => {
  const rules = { hammer: { quiet: 6000, call: 3000 }, absence: { standIn: 'easy', grace: 8000 }, sameMoment: 300 }

  it('stops the hammer, which goes on from where it was', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.wait(4000)
    game.put({ type: 'paused' })
    expect(game.heard(1)).toEqual(['paused'])
    expect(game.effects().at(-1)).toEqual({ type: 'set_timer', at: null })
    game.wait(100_000)
    expect(game.screen(0)).toMatchObject({ paused: true, hammer: { calls: 0, left: 2000, running: false } })
    game.put({ type: 'resumed' })
    expect(game.heard(null)).toEqual(['resumed'])
    expect(game.effects().at(-1)).toEqual({ type: 'set_timer', at: 107_000 })
    game.wait(2000)
    expect(game.heard(1)).toEqual(['hammer_called'])
  })

  it('stops clocks', () => {
    const clock = { kind: 'bank', milliseconds: 9000, increment: 0 } as const
    const game = crank({ hands: HANDS, rules: { clock } })
    game.wait(2000)
    game.put({ type: 'paused' })
    game.wait(50_000)
    expect(game.screen(1).clocks[0]).toEqual({ left: 7000, running: false })
    game.put({ type: 'resumed' })
    game.wait(6999)
    expect(game.screen(1).clocks[0]).toEqual({ left: 1, running: true })
  })

  it('stops the same moment', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    game.put({ type: 'paused' })
    game.wait(1000)
    expect(game.log()).toEqual([OPEN])
    game.put({ type: 'resumed' })
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '1 bids 5'])
  })

  it('refuses actions; people may come and go, and nobody’s seat is given away', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.put({ type: 'paused' })
    expect(game.says('1 bids 5')).toBe('paused')
    game.put({ type: 'left', seat: 2 })
    expect(game.heard(0)).toEqual(['person_left'])
    game.wait(100_000)
    expect(game.screen(0).occupants[2]).toMatchObject({ present: false, standIn: false })
    game.put({ type: 'joined', seat: 2 })
    expect(game.heard(0)).toEqual(['person_came'])
  })

  it('stops patience, and holds what bots answer', () => {
    const game = crank({ seats: 'person easy hard', hands: HANDS, after: [OPEN] })
    game.put({ type: 'paused' })
    game.botSays('1 bids 5')
    game.botSays('1 bids 6')
    game.wait(100_000)
    expect(game.log()).toEqual([OPEN])
    game.put({ type: 'resumed' })
    expect(game.log()).toEqual([OPEN, '1 bids 5'])
    expect(game.effects().filter(({ type }) => type === 'ask_bot')).toMatchObject([{ seat: 2, question: 2 }])
  })

  it('twice is once', () => {
    const game = crank()
    game.put({ type: 'resumed' })
    expect(game.effects()).toEqual([])
    game.put({ type: 'paused' })
    game.put({ type: 'paused' })
    expect(game.effects()).toEqual([])
  })
})
