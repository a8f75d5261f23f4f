import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAt } from '../../testing/openPage.tsx'
import {
  FLIP,
  LAST_WORD,
  ONE_OFFER_ABOVE_14,
  OPEN_AUCTION,
  YOUR_PRICE,
  YOUR_PURCHASE,
  YOUR_SEALED_BID,
  YOUR_SECOND,
  YOUR_TURN,
} from '../../testing/positions.ts'
import type { Position } from '../../testing/positions.ts'
import { amountField, button, lifted, lots, numberIn, part, stage } from '../../testing/tableParts.ts'
import { en } from '../../words/en.ts'

const QUESTIONS: Readonly<Record<string, Position>> = {
  'a painting': YOUR_TURN,
  'a second painting': YOUR_SECOND,
  'a bid': LAST_WORD,
  'one offer': ONE_OFFER_ABOVE_14,
  'a sealed bid': YOUR_SEALED_BID,
  'a price': YOUR_PRICE,
  'whether to buy': YOUR_PURCHASE,
}

function hint(): HTMLElement | null {
  return stage().queryByRole('region', { name: en.hints.title })
}

/** The move that the hint suggests, once it has been thought about. */
async function suggestion(): Promise<string> {
  const status = (): string => document.querySelector('.hint [role="status"]')?.textContent ?? ''
  await expect.poll(status).toContain(en.hints.would)
  return document.querySelector('.hint [role="status"] strong')?.textContent ?? ''
}

function reasons(): readonly string[] {
  const note = hint()
  return note === null
    ? []
    : within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
}

describe('a hint', () => {
  it.each(Object.entries(QUESTIONS))('can be had where %s is asked: what to do, and why', async (_, position) => {
    const user = await openAt(position)
    await user.keyboard('h')
    expect(await suggestion()).not.toBe('')
    expect([2, 3]).toContain(reasons().length)
    for (const reason of reasons()) expect(reason).toMatch(/^[A-Z0-9].*\.$/)
    await user.keyboard('{Escape}')
    expect(hint()).toBeNull()
    // What it has lifted is put down by the next Escape.
    await user.keyboard('{Escape}')
    expect(lifted()).toEqual([])
  })

  it('can be had about the mystery hand', async () => {
    const user = await openAt(FLIP)
    await user.click(button(en.hints.ask))
    expect(await suggestion()).toMatch(/^(Flip it|Leave it)$/)
    expect([2, 3]).toContain(reasons().length)
  })

  it('lifts the card that it speaks of, says what would be, and can be taken up', async () => {
    const user = await openAt(YOUR_TURN)
    await user.click(button(en.hints.ask))
    const move = await suggestion()
    await expect.poll(lifted).toHaveLength(1)
    expect(button(move).disabled).toBe(false)
    expect(stage().getByRole('region', { name: en.stage.preview })).toBeDefined()
    for (const reason of reasons()) {
      expect(reason).not.toMatch(/ is (first|second|third|outside the top three) now/)
    }
    await user.click(button(en.hints.doIt))
    await expect.poll(hint).toBeNull()
    expect(stage().queryByText(en.controls.chooseCard)).toBeNull()
    expect(stage().queryByRole('button', { name: move })).toBeNull()
  })

  it('sets the amount that it speaks of, and one may still bid another', async () => {
    const user = await openAt(YOUR_PRICE)
    const first = amountField().value
    await user.click(button(en.hints.ask))
    const price = String(numberIn(await suggestion()))
    expect(hint()?.textContent).toContain(en.hints.worth(1))
    expect(price, 'a hint that says no more than the screen').not.toBe(first)
    await expect.poll(() => amountField().value).toBe(price)
    await user.keyboard('33')
    expect(amountField().value).toBe('33')
    expect(hint()).not.toBeNull()
    await user.keyboard('{Enter}')
    await expect.poll(() => lots().filter(({ textContent }) => textContent.includes('33 → '))).toHaveLength(1)
    expect(hint()).toBeNull()
  })

  it('is closed by its button, and the focus stays at the controls', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14)
    await user.click(button(en.hints.ask))
    await suggestion()
    await user.click(button(en.close, part('.hint')))
    expect(hint()).toBeNull()
    await expect.poll(() => document.activeElement?.className).toBe('controls')
  })

  it('is nobody’s against another person', async () => {
    const user = await openAt(OPEN_AUCTION, { seats: ['person', 'person', 'easy'] })
    const table = part('.table-wide')
    expect(table.getByRole('region', { name: new RegExp(`^${en.stage.outLoud}`) })).toBeDefined()
    expect(table.queryByRole('button', { name: en.hints.ask })).toBeNull()
    await user.keyboard('h')
    expect(hint()).toBeNull()
  })

  it('is nobody’s while the device is shared', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14, { seats: ['person', 'person', 'easy'] })
    await user.click(button(en.handover.ready('Ada')))
    await expect.poll(() => document.querySelector('.bid-bar')).not.toBeNull()
    expect(part('.table-wide').queryByRole('button', { name: en.hints.ask })).toBeNull()
    await user.keyboard('h')
    expect(hint()).toBeNull()
  })
})
