import type { BoardPerson, Leaderboard, OwnStanding, Profile } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../testing/accountOf.ts'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { reloadPage } from '../testing/reloadPage.ts'
import { refused, siteInMemory } from '../testing/siteInMemory.ts'
import { part } from '../testing/tableParts.ts'
import { profile as words } from '../words/en/profile.ts'
import { en } from '../words/en.ts'

const { board, page, rating } = words

const ANA: BoardPerson = {
  place: 1,
  name: 'Ana',
  portrait: null,
  boardPoints: 1400,
  games: 26,
  handle: 'ana',
  isYou: false,
}
const BEN: BoardPerson = { ...ANA, place: 2, name: 'Ben', boardPoints: 1300, handle: 'ben' }

function listFor(name: string, own: OwnStanding | null): Leaderboard {
  return { pace: 'live', people: [ANA, BEN].map((person) => ({ ...person, isYou: person.name === name })), own }
}

/** Of somebody whose games are long forgotten. */
function profileOf(name: string, changes: Partial<Profile> = {}): Profile {
  return {
    name,
    portrait: null,
    handle: name.toLowerCase(),
    isYou: false,
    isPrivate: false,
    ratings: { live: null, turn_based: null },
    games: [],
    ...changes,
  }
}

function heading(): string | undefined {
  return part('body').queryByRole('heading', { level: 1 })?.textContent
}

function text(): string {
  return document.body.textContent
}

it('somebody whose rating is provisional reads how many games are missing', async () => {
  const own = { points: 1510, doubt: 120, games: 3, gamesMissing: 8 }
  siteInMemory({
    'GET me': meOf({ name: 'Eve', hasAccount: true }),
    'GET leaderboard': listFor('Eve', { ...own, boardPoints: 1150, place: null }),
    'GET me/profile': profileOf('Eve', { isYou: true, ratings: { live: own, turn_based: null } }),
  })
  const user = openPage('/leaderboard')
  await expect.poll(text).toContain(board.missing(8))
  await user.click(part('main').getByRole('link', { name: board.ownProfile }))
  await expect.poll(text).toContain(rating.provisional(8))
})

describe('a private profile', () => {
  it('is chosen in the account, and taken back on the profile', async () => {
    let isPrivate = false
    const own = (): Profile => profileOf('Ben', { isYou: true, isPrivate })
    const site = siteInMemory({
      'GET me': meOf({ name: 'Ben', hasAccount: true }),
      'GET account': accountOf({}),
      'GET me/profile': own,
      'POST me/profile': (wanted: { readonly isPrivate: boolean }) => {
        ;({ isPrivate } = wanted)
        return own()
      },
    })
    const choice = (): HTMLInputElement | null =>
      part('body').queryByRole('checkbox', { name: new RegExp(`^${page.private.name}`) })
    const user = openPage('/account')
    await expect.poll(() => choice()?.checked).toBe(false)
    await user.click(part('body').getByRole('checkbox', { name: new RegExp(`^${page.private.name}`) }))
    await expect.poll(() => site.asked.filter(({ what }) => what === 'POST me/profile')).toHaveLength(1)
    expect(isPrivate).toBe(true)
    const again = reloadPage()
    await expect.poll(() => choice()?.checked).toBe(true)
    await again.click(part('main').getByRole('link', { name: board.ownProfile }))
    await expect.poll(heading).toBe('Ben')
    expect(choice()?.checked).toBe(true)
    await again.click(part('main').getByRole('checkbox', { name: new RegExp(`^${page.private.name}`) }))
    await expect.poll(() => isPrivate).toBe(false)
    await expect.poll(() => choice()?.checked).toBe(false)
  })

  it('is to others as if there were none, until it can be seen again', async () => {
    const site = siteInMemory({
      'GET me': meOf({ name: 'Ana', hasAccount: true }),
      'GET leaderboard': listFor('Ana', null),
      'GET profiles/ben': profileOf('Ben'),
    })
    const user = openPage('/leaderboard')
    await expect.poll(text).toContain('Ben')
    await user.click(part('main').getByRole('link', { name: 'Ben' }))
    await expect.poll(heading).toBe('Ben')
    expect(part('body').queryByRole('checkbox')).toBeNull()
    site.answers['GET profiles/ben'] = refused('no_such_profile')
    reloadPage()
    await expect.poll(text).toContain(en.online.faults.no_such_profile)
    expect(text()).not.toContain('Ben')
    site.answers['GET profiles/ben'] = profileOf('Ben')
    reloadPage()
    await expect.poll(heading).toBe('Ben')
  })
})

it('a stranger is told in plain words that there is nothing yet', async () => {
  siteInMemory({ 'GET me/profile': refused('not_signed_in'), 'GET leaderboard': listFor('', null) })
  openPage('/profile')
  await expect.poll(text).toContain(page.nobody)
  expect(part('main').getByRole('link', { name: page.play }).getAttribute('href')).toBe('/friends')
  reloadPage('/leaderboard')
  await expect.poll(() => part('body').queryByRole('list', { name: board.list(words.paces.live) })).not.toBeNull()
  expect(part('body').queryByRole('link', { name: board.ownProfile })).toBeNull()
})
