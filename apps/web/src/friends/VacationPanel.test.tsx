import { within } from '@testing-library/react'
import type { MyTable, MyVacation } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { reloadPage } from '../testing/reloadPage.ts'
import { siteInMemory } from '../testing/siteInMemory.ts'
import { fill, part } from '../testing/tableParts.ts'
import type { Part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

const { vacation } = en
const { friends } = en.online
const DAY = 86_400_000

const TABLE: MyTable = {
  code: 'ABCDEFGH',
  stage: 'playing',
  pace: 'turn_based',
  players: ['Ana', 'Ben', 'a bot'],
  chair: 1,
  yourTurn: true,
  left: DAY - 60_000,
  asked: [1],
  changedAt: 0,
  money: null,
}

function panel(): Part {
  return within(part('main').getByRole('region', { name: vacation.title }))
}

function textOf(name: string): string {
  return part('body').queryByRole('region', { name })?.textContent ?? ''
}

it('somebody sees how long their turn lasts, goes on vacation, and comes back', async () => {
  let mine: MyVacation = { vacation: null, daysLeft: 30 }
  const site = siteInMemory({
    'GET me': meOf({ name: 'Ben' }),
    'GET tables/mine': { tables: [TABLE] },
    'GET vacation': () => mine,
    'POST vacation': ({ days }: { readonly days: number }) => {
      mine = { vacation: { from: Date.now(), until: Date.now() + days * DAY }, daysLeft: 30 - days }
      return mine
    },
    'POST vacation/end': () => {
      mine = { vacation: null, daysLeft: 29 }
      return mine
    },
  })
  const user = openPage('/friends')
  // Somebody who is asked has nearly a day; somebody who is not is told whom the table waits for.
  await expect.poll(() => textOf(friends.mine)).toContain(friends.left(23, 'hours'))
  await expect.poll(() => textOf(vacation.title)).toContain(vacation.about(30, 30))
  fill(panel().getByRole('spinbutton', { name: vacation.days }), '12')
  await user.click(panel().getByRole('button', { name: vacation.take }))
  await expect.poll(() => textOf(vacation.title)).toContain(vacation.about(18, 30))
  expect(textOf(vacation.title)).toContain(vacation.away(Date.now() + 12 * DAY))
  expect(site.asked).toContainEqual({ what: 'POST vacation', body: { from: null, days: 12 } })

  site.answers['GET tables/mine'] = { tables: [{ ...TABLE, yourTurn: false, left: null, asked: [0] }] }
  const later = reloadPage()
  await expect.poll(() => textOf(friends.mine)).toContain(friends.waitsFor(['Ana']))
  await expect.poll(() => textOf(vacation.title)).toContain(vacation.away(Date.now() + 12 * DAY))
  await later.click(panel().getByRole('button', { name: vacation.end }))
  await expect.poll(() => textOf(vacation.title)).toContain(vacation.about(29, 30))
  expect(panel().queryByRole('button', { name: vacation.take })).not.toBeNull()
})
