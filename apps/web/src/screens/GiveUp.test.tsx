import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stopTime } from '../testing/stopTime.ts'
import { button, part } from '../testing/tableParts.ts'
import { openTableOnline } from '../testing/tableOnline.tsx'
import { en } from '../words/en.ts'

const { action, sure } = en.online.giveUp

it('a seat is given up by two presses, but by no double click, and not by one that comes much later', async () => {
  const pass = stopTime()
  const { user, heard, server } = await openTableOnline()
  const given = (): readonly unknown[] => heard.filter(({ type }) => type === 'leave')
  const giveUp = (): HTMLElement => button(new RegExp(`^${action}`), part('dialog'))
  const forGood = (): HTMLElement => button(new RegExp(`^${sure}`), part('dialog'))
  await user.click(button(en.table.menu, part('header')))
  await user.dblClick(giveUp())
  expect(forGood().isConnected).toBe(true)
  await pass(20_000)
  expect(giveUp().isConnected).toBe(true)
  // Nor by a key that is held down: of that the browser makes presses, unless it is told not to.
  giveUp().focus()
  await user.keyboard('{Enter}')
  expect(forGood().isConnected).toBe(true)
  expect(fireEvent.keyDown(forGood(), { key: 'Enter', repeat: true }), 'the browser presses again').toBe(false)
  await user.keyboard('{Tab}')
  expect(giveUp().isConnected).toBe(true)
  expect(given()).toEqual([])
  await user.click(giveUp())
  // By another press, much later than a double click would be.
  await pass(1000)
  forGood().focus()
  await user.keyboard('{Enter}')
  expect(given()).toHaveLength(1)
  server.say('0', { type: 'goodbye', reason: 'left' })
  await expect.poll(() => document.body.textContent).toContain(en.online.goodbyes.left)
})
