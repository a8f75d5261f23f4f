import { artistOf, viewFor } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { possibleWorth } from '../../facts/market.ts'
import { openAt } from '../../testing/openPage.tsx'
import { ONE_OFFER_ABOVE_14, OPEN_AUCTION } from '../../testing/positions.ts'
import type { Position } from '../../testing/positions.ts'
import { stopTime } from '../../testing/stopTime.ts'
import {
  alertText,
  amountField,
  button,
  fill,
  hand,
  mainMove,
  numberIn,
  part,
  stage,
  storyOfLastLot,
} from '../../testing/tableParts.ts'
import { en } from '../../words/en.ts'

/** Seat 0 is asked for its one offer, for a lot that can pay more than 60 % of its money. */
const ONE_OFFER_FOR_THE_RICHEST_LOT: Position = {
  when: (state) => {
    const { phase, money } = state
    if (phase.name !== 'auction' || phase.bidding.type !== 'one_offer' || phase.bidding.asked !== 0) return false
    const most = Math.floor(0.6 * (money[0] ?? 0))
    return (phase.bidding.bids.at(-1)?.amount ?? 0) < most && most < mostItPays(state)
  },
}

function mostItPays(state: GameState): number {
  const { phase } = state
  const cards = phase.name === 'auction' ? phase.offer.cards : []
  const [first] = cards
  return first === undefined ? 0 : possibleWorth(viewFor(state, 0), artistOf(first), cards.length).most
}

it('bids an amount that is typed as it is, and says why one cannot be bid', async () => {
  const user = await openAt(ONE_OFFER_ABOVE_14)
  const story = await storyOfLastLot(user)
  const bid = (): HTMLButtonElement => button(/^Bid/)
  expect(amountField().value).toBe('15')
  await user.click(amountField())

  await user.keyboard('2')
  expect(amountField().value).toBe('2')
  expect(alertText()).toContain(en.controls.why.tooLow(15))
  expect(bid().disabled).toBe(true)
  await user.keyboard('{Enter}')
  expect(bid().textContent).toBe(en.controls.bid(2))
  await user.keyboard('5')
  expect(amountField().value).toBe('25')
  expect(alertText()).toBeNull()
  expect(bid().textContent).toBe(en.controls.bid(25))

  await user.keyboard('0')
  expect(alertText()).toContain(en.controls.why.tooHigh(100))
  expect(bid().disabled).toBe(true)
  fill(amountField(), '')
  expect(alertText()).toContain(en.controls.why.noAmount)
  expect(bid().textContent).toBe(en.controls.bid(null))
  await user.click(button(en.controls.makeIt(15)))
  expect(amountField().value).toBe('15')

  await user.click(amountField())
  await user.keyboard('25{Enter}')
  await expect.poll(story).toContain('You bid 25')
  expect(story().match(/You bid/g)).toHaveLength(1)
})

describe('while others think', () => {
  const settings = { speed: 'cinematic', confirmations: false } as const

  it('an amount is what one types, though somebody bids between the press and the keys', async () => {
    const pass = stopTime()
    const user = await openAt(OPEN_AUCTION, { settings })
    await user.click(amountField())
    expect(amountField().value).toBe('1')
    await pass(3000)
    // Nobody had bid in this position: whatever is more than the least bid follows a rival's.
    expect(numberIn(amountField().value)).toBeGreaterThan(1)
    await user.keyboard('59')
    expect(amountField().value).toBe('59')
  })

  it('a press that comes just as somebody else bids does not bid more', async () => {
    const pass = stopTime()
    const position = { ...OPEN_AUCTION, players: ['Ada', 'Ben', 'Cleo', 'Dora'] }
    const user = await openAt(position, { settings, seats: ['person', 'medium', 'hypeman', 'hoarder'] })
    const story = await storyOfLastLot(user)
    const before = mainMove().textContent
    for (let waited = 0; mainMove().textContent === before; waited += 50) {
      if (waited > 10_000) throw new Error('nobody bids')
      // Until somebody bids.
      // oxlint-disable-next-line no-await-in-loop
      await pass(50)
    }
    await user.click(mainMove())
    await pass(450)
    expect(story()).not.toContain('You bid')
    await user.click(mainMove())
    await pass(50)
    expect(story().match(/You bid \d+/g)).toHaveLength(1)
  })
})

describe('where one wants to be asked once more', () => {
  const settings = { speed: 'instant', confirmations: true } as const

  it('a bid above what a lot can ever pay is doubted, and thinking again keeps everything', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14, { settings })
    const story = await storyOfLastLot(user)
    fill(amountField(), '31')
    await user.click(button(en.controls.bid(31)))
    const asked = part('dialog')
    expect(asked.getByRole('heading').textContent).toBe(en.confirm.title)
    expect(asked.getByText(en.confirm.overAnyValue(31, 30))).toBeDefined()
    expect(document.querySelector('dialog')?.textContent).not.toContain('% of your money')
    await user.click(button(en.confirm.no, asked))
    expect(document.querySelector('dialog')).toBeNull()
    expect(amountField().value).toBe('31')
    expect(story()).not.toContain('You bid')

    await user.click(button(en.controls.bid(31)))
    await user.click(button(en.confirm.yes(en.controls.bid(31)), part('dialog')))
    await expect.poll(story).toContain('You bid 31')
    expect(story().match(/You bid/g)).toHaveLength(1)
  })

  it('a bid of more than 60 % of one’s money is doubted, and one of 60 % is not', async () => {
    const user = await openAt(ONE_OFFER_FOR_THE_RICHEST_LOT, { settings })
    const story = await storyOfLastLot(user)
    const money = numberIn(hand().querySelector('p')?.textContent ?? null)
    const most = Math.floor(0.6 * money)
    fill(amountField(), String(most + 1))
    await user.click(button(en.controls.bid(most + 1)))
    expect(part('dialog').getByText(en.confirm.mostOfMoney(most + 1, money))).toBeDefined()
    expect(document.querySelector('dialog')?.textContent).not.toContain('ever pay')
    await user.keyboard('{Escape}')
    expect(document.querySelector('dialog')).toBeNull()
    expect(amountField().value).toBe(String(most + 1))

    fill(amountField(), String(most))
    await user.click(button(en.controls.bid(most)))
    expect(document.querySelector('dialog')).toBeNull()
    await expect.poll(story).toContain(`You bid ${most}`)
    expect(stage().queryByRole('button', { name: en.controls.bid(most) })).toBeNull()
  })
})
