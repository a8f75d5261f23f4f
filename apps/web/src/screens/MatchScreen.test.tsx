import type { MatchPlace, MyMatches, WantedMatch } from '@modern-art/protocol'
import { beforeEach, expect, it } from 'vitest'
import { readWanted, wantedStore } from '../match/wanted.ts'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { reloadPage } from '../testing/reloadPage.ts'
import { siteInMemory } from '../testing/siteInMemory.ts'
import type { SiteInMemory } from '../testing/siteInMemory.ts'
import { alertText, button, part } from '../testing/tableParts.ts'
import { match } from '../words/en/match.ts'
import { en } from '../words/en.ts'

beforeEach(() => wantedStore.setState(readWanted({})))

/** A queue in which this person is the only one. */
function queueAlone(name: string | null): SiteInMemory {
  let places: readonly MatchPlace[] = []
  let version = 0
  const told = (now: readonly MatchPlace[]): MyMatches => {
    places = now
    version += 1
    return { places, version: String(version) }
  }
  const site = siteInMemory({
    'GET me': meOf({ name }),
    'POST me': (said: { readonly name: string }) => (site.answers['GET me'] = meOf(said)),
    'GET match': () => ({ places, version: String(version) }),
    'POST match/look': (wanted: WantedMatch) => {
      const now = { state: 'waiting', botsIn: 60_000, offer: null, saidYes: false } as const
      return told([...places, { ...wanted, waited: 0, now }])
    },
    'POST match/leave': ({ pace }: Pick<WantedMatch, 'pace'>) => told(places.filter((place) => place.pace !== pace)),
  })
  return site
}

function box(size: number): HTMLInputElement {
  return part('main').getByRole('checkbox', { name: match.size(size) })
}

function form(): HTMLElement | null {
  return part('body').queryByRole('form', { name: match.look })
}

/** How somebody stands in the queue. */
function standing(): readonly (string | null)[] {
  return part('body')
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
}

function text(): string {
  return document.body.textContent
}

it('somebody who looks alone sees how long, may stop, and is told what rated games need', async () => {
  const site = queueAlone(null)
  const user = openPage('/match')
  await expect.poll(form).not.toBeNull()
  const rated = part('main').getByRole('checkbox', { name: new RegExp(`^${match.rated.name}`) })
  expect(rated).toHaveProperty('disabled', true)
  expect(part('main').getByRole('link', { name: match.signIn }).getAttribute('href')).toMatch(/^\/account\/sign-in/)
  for (const size of [3, 4, 5]) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(box(size))
  }
  expect(alertText()).toContain(match.noSize)
  await user.click(button(match.look))
  expect(form()).not.toBeNull()
  await user.click(box(5))
  await user.click(button(match.look))
  // Somebody who is asked for a name may choose again first.
  button(match.chooseAgain).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(form())
  expect([3, 4, 5].filter((size) => box(size).checked)).toEqual([5])
  await user.click(button(match.look))
  await user.type(part('main').getByRole('textbox', { name: en.online.name.label }), 'Dov{Enter}')
  await expect.poll(standing).toContain(match.waiting)
  expect(site.asked).toContainEqual({ what: 'POST match/look', body: { pace: 'live', sizes: [5], rated: false } })
  await expect.poll(text).toMatch(/You have waited [1-9]/)
  await user.click(button(match.stop))
  // What was chosen is remembered.
  await expect.poll(form).not.toBeNull()
  expect([3, 4, 5].filter((size) => box(size).checked)).toEqual([5])
})

it('a live place is given up with the page, and a turn-based one is seen among the ways to play', async () => {
  const site = queueAlone('Eli')
  const left = (): readonly unknown[] => site.asked.filter(({ what }) => what === 'POST match/leave')
  const user = openPage('/match')
  await expect.poll(form).not.toBeNull()
  await user.click(button(match.look))
  await expect.poll(standing).toContain(match.waiting)
  // A page that is loaded again keeps the place.
  expect(left()).toEqual([])
  await user.click(part('body').getByRole('button', { name: new RegExp(en.back) }))
  await expect.poll(left).toEqual([{ what: 'POST match/leave', body: { pace: 'live' } }])

  const again = reloadPage('/match')
  await expect.poll(form).not.toBeNull()
  await again.click(part('main').getByRole('radio', { name: new RegExp(`^${match.paces.turn_based.name}`) }))
  await again.click(button(match.look))
  await expect.poll(standing).toContain(match.waitingTurnBased)
  const elsewhere = reloadPage('/friends')
  await expect.poll(text).toContain(en.online.friends.queue.looking)
  expect(left()).toHaveLength(1)
  await elsewhere.click(part('main').getByRole('link', { name: en.online.friends.toQueue }))
  await expect.poll(standing).toContain(match.waitingTurnBased)
  button(match.stop).focus()
  await elsewhere.keyboard('{Enter}')
  await expect.poll(() => form()?.matches(':focus')).toBe(true)
  reloadPage('/friends')
  const matchNow = (): HTMLElement | null => part('body').queryByRole('button', { name: en.online.friends.matchNow })
  await expect.poll(matchNow).not.toBeNull()
  expect(part('main').queryByRole('link', { name: en.online.friends.toQueue })).toBeNull()
})
