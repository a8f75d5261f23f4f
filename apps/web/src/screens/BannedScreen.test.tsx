import type { Me, Sanction } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { siteInMemory } from '../testing/siteInMemory.ts'
import { stopTime } from '../testing/stopTime.ts'
import { openTableOnline, waitingParty } from '../testing/tableOnline.tsx'
import { button, part } from '../testing/tableParts.ts'
import { safety } from '../words/en/safety.ts'
import { en } from '../words/en.ts'

const { banned } = safety
const SECOND = 1000

function banFor(milliseconds: number): Sanction {
  return { kind: 'ban', reason: 'Take a break.', endsAt: Date.now() + milliseconds }
}

function text(): string {
  return document.body.textContent
}

it('somebody who is banned reads why and until when instead of finding tables, and can play against bots', async () => {
  const ban = banFor(1000 * SECOND)
  siteInMemory({ 'GET me': meOf({ name: 'Ben', sanctions: [ban] }) })
  const user = openPage('/friends')
  await expect.poll(text).toContain('Take a break.')
  expect(text()).toContain(banned.title)
  expect(text()).toContain(banned.until(ban.endsAt))
  await user.click(part('main').getByRole('link', { name: banned.bots }))
  await expect.poll(() => location.pathname).toBe('/')
})

it('somebody whose ban has ended reads so, and goes on to the tables', async () => {
  const pass = stopTime()
  siteInMemory({ 'GET me': meOf({ name: 'Ben', sanctions: [banFor(5 * SECOND)] }) })
  const user = openPage('/friends')
  await pass(SECOND)
  expect(text()).toContain('Take a break.')
  await pass(20 * SECOND)
  expect(text()).not.toContain('Take a break.')
  expect(text()).toContain(banned.ended)
  await user.click(button(banned.tables))
  await pass(SECOND)
  expect(text()).toContain(en.online.friends.noneMine)
})

it('somebody who is banned while they sit at a table is told only what the server says of it now', async () => {
  const table = await openTableOnline({ party: waitingParty('Ana', 'Ben'), chair: 1 })
  let answer: (me: Me) => void = () => {}
  table.site.answers['GET me'] = () =>
    new Promise<Me>((resolve) => {
      answer = resolve
    })
  table.server.refuses = { code: 'banned', message: 'as the test wants it' }
  table.cut()
  table.mend()
  await expect.poll(() => document.querySelector('.room')).toBeNull()
  // What the page knew before knows of no ban: it is not said to have ended.
  expect(text()).not.toContain(banned.ended)
  answer(meOf({ name: 'Ben', sanctions: [banFor(1000 * SECOND)] }))
  await expect.poll(text).toContain('Take a break.')
  expect(text()).toContain(banned.title)
})
