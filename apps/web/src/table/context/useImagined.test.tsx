import { within } from '@testing-library/react'
import { artistOf, countPlayed } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { openAt } from '../../testing/openPage.tsx'
import { LAST_WORD, YOUR_SECOND, YOUR_TURN } from '../../testing/positions.ts'
import type { Position } from '../../testing/positions.ts'
import { stopTime } from '../../testing/stopTime.ts'
import { button, cards, part, stage } from '../../testing/tableParts.ts'
import { en } from '../../words/en.ts'

/** Seat 0 is to play a card and has one that would be the fifth of its artist. */
const YOUR_FIFTH: Position = {
  when: ({ phase, hands, played }) =>
    phase.name === 'awaiting_card_play' &&
    phase.asked === 0 &&
    (hands[0] ?? []).some((card) => countPlayed(played, artistOf(card)) === 4),
}

function firstOf(all: readonly HTMLButtonElement[]): HTMLButtonElement {
  const [first] = all
  if (first === undefined) throw new Error('there is no such card')
  return first
}

function titleOf(card: HTMLElement): string {
  return (card.getAttribute('aria-label') ?? '').split(', ')[0] ?? ''
}

function preview(): HTMLElement | null {
  return stage().queryByRole('region', { name: en.stage.preview })
}

/** The heading of the market, which says whether what it shows is imagined. */
function market(): string {
  return part('.table-market').getAllByRole('heading', { level: 2 })[0]?.textContent ?? ''
}

function expectNothingImagined(): void {
  expect(preview()).toBeNull()
  expect(part('body').queryByText(en.stage.preview)).toBeNull()
  expect(market()).toBe(en.table.market)
}

describe('what is imagined', () => {
  it('is a card that is lifted, on the easel as it will be shown, until it is put down', async () => {
    const user = await openAt(YOUR_TURN)
    const card = firstOf(cards())
    const title = titleOf(card)
    await user.click(card)
    expect(preview()?.textContent).toContain(title)
    expect(preview()?.querySelector('h2, h3')?.textContent).toMatch(new RegExp(Object.values(en.auctions).join('|')))
    expect(preview()?.textContent).toMatch(/Worth \d/)
    expect(market()).toContain(title)

    // Pressed again: though the pointer still rests on it.
    await user.click(card)
    expectNothingImagined()

    await user.click(card)
    expect(preview()).not.toBeNull()
    await user.keyboard('{Escape}')
    expectNothingImagined()
    expect(card.getAttribute('aria-pressed')).toBe('false')

    // The same by keys, with which the focus stays on the card.
    await user.tab()
    card.focus()
    await user.keyboard('{Enter}')
    expect(preview()).not.toBeNull()
    await user.keyboard('{Enter}')
    expectNothingImagined()
    expect(document.activeElement).toBe(card)
  })

  it('is a forecast, which goes back when the pointer leaves the card', async () => {
    const user = await openAt(YOUR_TURN)
    const card = firstOf(cards())
    const title = titleOf(card)
    await user.hover(card)
    expect(market()).toContain(title)
    await user.hover(part('header').getByRole('heading', { level: 1 }))
    expectNothingImagined()
  })

  it('goes back when one turns to the bid, where a card is only looked at in an auction', async () => {
    const user = await openAt(LAST_WORD)
    const card = firstOf(cards())
    await user.click(card)
    expect(market()).toContain(titleOf(card))
    expect(preview()).toBeNull()
    await user.click(button(en.controls.higher))
    expectNothingImagined()
    expect(card.getAttribute('aria-pressed')).toBe('false')
  })

  it('goes back when the lot moves on, though the pointer rests on a card', async () => {
    const user = await openAt(LAST_WORD)
    const card = firstOf(cards().toReversed())
    const title = titleOf(card)
    await user.hover(card)
    expect(market()).toContain(title)
    await user.keyboard('p')
    await expect.poll(market).not.toContain(title)
  })

  it('is a second painting beside its double', async () => {
    const user = await openAt(YOUR_SECOND)
    const easel = stage().getByRole('region', { name: en.stage.onEasel })
    expect(within(easel).getAllByRole('img')).toHaveLength(1)
    const fitting = firstOf(cards().filter((card) => !card.classList.contains('painting-card-off')))
    const title = titleOf(fitting)
    await user.click(fitting)
    expect(easel.textContent).toContain(title)
    expect(within(easel).getAllByRole('img')).toHaveLength(2)
    expect(within(easel).getByText(en.stage.preview)).toBeDefined()
    await user.keyboard('{Escape}')
    expect(easel.textContent).not.toContain(title)
    expect(easel.textContent).toContain(en.stage.secondMissing)
  })

  it('is no longer a card that ends the season once it is played', async () => {
    const pass = stopTime()
    const user = await openAt(YOUR_FIFTH, { settings: { speed: 'normal', confirmations: false } })
    await user.click(firstOf(cards().filter((card) => card.textContent.includes('◇'))))
    expect(market()).not.toBe(en.table.market)
    await user.click(button(/^Play /))
    const isEnding = (): boolean => stage().queryByRole('heading', { name: en.stage.seasonEnds }) !== null
    for (let waited = 0; !isEnding(); waited += 50) {
      if (waited > 5000) throw new Error('no season ends')
      // Until it is told.
      // oxlint-disable-next-line no-await-in-loop
      await pass(50)
    }
    expect(market()).toBe(en.table.market)
  })
})
