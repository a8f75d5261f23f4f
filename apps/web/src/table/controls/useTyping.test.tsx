import { createEvent, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAt } from '../../testing/openPage.tsx'
import { LAST_WORD, ONE_OFFER_ABOVE_14, OPEN_AUCTION, YOUR_SEALED_BID } from '../../testing/positions.ts'
import { stopTime } from '../../testing/stopTime.ts'
import {
  alertText,
  amountField,
  button,
  lifted,
  numberIn,
  part,
  stage,
  storyOfLastLot,
} from '../../testing/tableParts.ts'
import { en } from '../../words/en.ts'
import { PAUSE } from './typing.ts'

describe('while an amount is asked', () => {
  it('digits typed anywhere are the amount, and Enter bids it', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14)
    const story = await storyOfLastLot(user)
    expect(amountField().value).toBe('15')
    await user.keyboard('2')
    expect(amountField().value).toBe('2')
    await user.keyboard('5')
    expect(amountField().value).toBe('25')
    expect(button(en.controls.bid(25)).disabled).toBe(false)
    await user.keyboard('{Backspace}')
    expect(amountField().value).toBe('2')
    // What cannot be bid is not bid.
    await user.keyboard('{Enter}')
    expect(alertText()).toContain(en.controls.why.tooLow(15))
    await user.keyboard('7')
    expect(amountField().value).toBe('27')
    expect(document.activeElement).not.toBe(amountField())
    expect(lifted()).toEqual([])
    await user.keyboard('{Enter}')
    await expect.poll(story).toContain('You bid 27')
    expect(story()).not.toMatch(/You bid (2|25)\b/)
  })

  it('Enter on a button bids what was just typed', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14)
    const story = await storyOfLastLot(user)
    button(en.controls.pass).focus()
    await user.keyboard('26{Enter}')
    await expect.poll(story).toContain('You bid 26')
    expect(story()).not.toContain('You pass')
  })

  it('Enter presses the button that was turned to after typing', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14)
    const story = await storyOfLastLot(user)
    await user.keyboard('27')
    button(en.controls.pass).focus()
    await user.keyboard('{Enter}')
    await expect.poll(story).toContain('You pass')
    expect(story()).not.toContain('You bid 27')
  })

  it('a digit after a pause begins a new number', async () => {
    const user = await openAt(ONE_OFFER_ABOVE_14)
    await user.keyboard('2')
    const later = createEvent.keyDown(document.body, { key: '4' })
    Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + PAUSE + 1 })
    fireEvent(document.body, later)
    expect(amountField().value).toBe('4')
  })

  it('digits in a dialog are not the amount of the table', async () => {
    const user = await openAt(LAST_WORD)
    const before = amountField().value
    await user.click(button(en.autoBid.open))
    const dialog = part('dialog')
    expect(dialog.getByRole('heading').textContent).toBe(en.autoBid.title)
    button(en.close, dialog).focus()
    await user.keyboard('38{Escape}')
    expect(document.querySelector('dialog')).toBeNull()
    expect(amountField().value).toBe(before)
  })

  it('a bid that was made is not offered again to a person who is outbid', async () => {
    const pass = stopTime()
    const user = await openAt(OPEN_AUCTION, { settings: { speed: 'cinematic', confirmations: false } })
    const story = await storyOfLastLot(user)
    const first = numberIn(stage().getByRole('button', { name: /^Bid / }).textContent)
    await user.keyboard(`${first + 1}{Enter}`)
    await pass(5000)
    expect(story()).toContain(`You bid ${first + 1}`)
    expect(story()).toMatch(/^.*You bid \d+.*bids \d+/s)
    expect(button(en.controls.pass).disabled).toBe(false)
    expect(alertText()).toBeNull()
    expect(Number(amountField().value)).toBeGreaterThan(first + 1)
  })

  it('a sealed bid begins with what the lot would pay now', async () => {
    await openAt(YOUR_SEALED_BID)
    const [worth] = part('main').getAllByText(/^Worth \d/)
    expect(numberIn(worth?.textContent ?? null)).toBeGreaterThan(1)
    expect(amountField().value).toBe(String(numberIn(worth?.textContent ?? null)))
  })
})

it('without shortcuts, digits are typed in the field alone', async () => {
  const user = await openAt(ONE_OFFER_ABOVE_14, {
    settings: { speed: 'instant', confirmations: false, shortcuts: false },
  })
  await user.keyboard('25')
  expect(amountField().value).toBe('15')
  await user.click(amountField())
  await user.keyboard('25')
  expect(amountField().value).toBe('25')
})
