import { describe, expect, it } from 'vitest'
import { crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'
import { OUT, upTo } from './testing/orders.ts'

const rules = { sameMoment: 300 }
const FOUR = 'person person person person'

describe('the same moment', () => {
  it('of bids that arrive together only the highest is made', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    expect(game.says('1 bids 5')).toBe('waits')
    game.wait(200)
    expect(game.says('2 bids 7')).toBe('waits')
    expect(game.log()).toEqual([OPEN])
    game.wait(99)
    expect(game.log()).toEqual([OPEN])
    game.wait(1)
    expect(game.log()).toEqual([OPEN, '2 bids 7'])
    expect(game.replies(1)).toEqual(['outbid_in_the_same_moment'])
    expect(game.replies(2)).toEqual(['ok'])
  })

  it('a tie goes to the auctioneer', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    game.says('0 bids 5')
    game.wait(300)
    expect(game.log().at(-1)).toBe('0 bids 5')
  })

  it('then a tie goes to the first clockwise from the auctioneer, whoever was faster', () => {
    const hands = ['', 'manuel-open-2', '']
    const before = crank({ seats: FOUR, hands: HANDS, after: [ONE_OFFER, '1 passes', '2 passes', '3 passes'] })
    before.says('0 passes')
    const after = [...before.log(), '1 plays manuel-open-2']
    const game = crank({ seats: FOUR, hands: [HANDS[0] ?? '', ...hands.slice(1)], rules, after })
    game.says('0 bids 5')
    game.says('3 bids 5')
    game.says('2 bids 5')
    game.wait(300)
    expect(game.log().at(-1)).toBe('2 bids 5')
    expect(game.replies(0)).toEqual(['outbid_in_the_same_moment'])
    expect(game.replies(3)).toEqual(['outbid_in_the_same_moment'])
  })

  it('a seat may raise its waiting bid, but neither lower nor repeat it', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    expect(game.says('1 bids 5')).toBe('amount_too_low')
    expect(game.says('1 bids 4')).toBe('amount_too_low')
    expect(game.says('1 passes')).toBe('own_standing_bid')
    expect(game.says('1 bids 9')).toBe('waits')
    expect(game.replies(1)).toEqual(['outbid_in_the_same_moment'])
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '1 bids 9'])
    expect(game.replies(1)).toEqual(['ok'])
  })

  it('a bid that the rules forbid neither opens nor joins it', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN, '1 bids 5'] })
    expect(game.says('2 bids 5')).toBe('amount_too_low')
    expect(game.says('1 bids 6')).toBe('own_standing_bid')
    expect(game.table().moment).toBeNull()
  })

  it('passes wait for it, and count at the price it leads to', () => {
    const game = crank({ seats: FOUR, hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    expect(game.says('2 passes')).toBe('waits')
    expect(game.says('2 bids 8')).toBe('already_passed')
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '1 bids 5', '2 passes'])
    expect(game.replies(2)).toEqual(['ok'])
    expect(game.screen(0).asked).toEqual([0, 3])
  })

  it('a pass does not end the auction while a bid waits', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN, '1 bids 5', '0 passes'] })
    game.says('2 bids 6')
    game.wait(300)
    game.says('0 passes')
    game.says('1 bids 7')
    expect(game.says('0 passes')).toBe('already_passed')
    game.wait(300)
    expect(game.screen(0).asked).toEqual([0, 2])
  })

  it('a pass in it ends the auction if all others have passed on the new bid', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    game.says('2 passes')
    game.says('0 passes')
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '1 bids 5', '2 passes', '0 passes'])
    expect(game.screen(0).view.phase.name).toBe('awaiting_card_play')
  })

  it('the hammer does not fall in it, nor does a clock run out', () => {
    const hammered = crank({ hands: HANDS, rules: { ...rules, hammer: { quiet: 0, call: 200 } }, after: [OPEN] })
    hammered.wait(350)
    hammered.says('2 bids 1')
    hammered.wait(299)
    expect(hammered.log()).toEqual([OPEN])
    hammered.wait(1)
    expect(hammered.log()).toEqual([OPEN, '2 bids 1'])
    const clocked = crank({
      hands: HANDS,
      rules: { ...rules, clock: { kind: 'per_decision', milliseconds: 400 } },
      after: [OPEN],
    })
    clocked.wait(350)
    clocked.says('2 bids 1')
    clocked.wait(300)
    expect(clocked.log()).toEqual([OPEN, '2 bids 1'])
    expect(clocked.screen(0).clocks[0]).toEqual({ left: 400, running: true })
  })

  it('bots’ bids join it, and a bot is not asked again before its end', () => {
    const game = crank({ seats: 'person easy hard', hands: HANDS, rules, after: [OPEN] })
    game.botSays('1 bids 5')
    expect(game.effects().some(({ type }) => type === 'ask_bot')).toBe(false)
    game.botSays('2 bids 9')
    game.says('0 bids 8')
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '2 bids 9'])
    expect(game.effects().filter(({ type }) => type === 'ask_bot')).toMatchObject([{ seat: 1, question: 2 }])
  })

  it('orders act after it', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    expect(game.orders(2, upTo(20, 'pass'))).toBe('ok')
    expect(game.orders(0, OUT)).toBe('ok')
    expect(game.log()).toEqual([OPEN])
    game.wait(300)
    expect(game.log()).toEqual([OPEN, '1 bids 5', '2 bids 6', '0 passes'])
  })

  it('nobody sees what waits in it', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    const [before, spectators] = [game.screen(0), game.screen(null)]
    game.says('1 bids 5')
    expect(game.effects().filter(({ type }) => type === 'send')).toEqual([])
    expect([game.screen(0), game.screen(null)]).toEqual([before, spectators])
  })

  it('is open auctions’ alone, and without it each bid is made as it comes', () => {
    expect(crank({ hands: HANDS, rules, after: [ONE_OFFER] }).says('1 bids 5')).toBe('ok')
    expect(crank({ hands: HANDS, after: [OPEN] }).says('1 bids 5')).toBe('ok')
  })
})
