import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAt } from '../testing/openPage.tsx'
import {
  FINISHED,
  ONE_OFFER_ABOVE_14,
  OPEN_AUCTION,
  YOUR_PRICE,
  YOUR_PURCHASE,
  YOUR_SEALED_BID,
  YOUR_SECOND,
  YOUR_TURN,
} from '../testing/positions.ts'
import type { Position } from '../testing/positions.ts'
import { button, log, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

/** Texts of the game mark what stands out with the same signs. */
const ANN = '*_Ann_*'
const ZED = '_Zed_'

/** All that the page says, to eyes and to ears. */
function said(): string {
  const named = [...document.querySelectorAll('[aria-label], [title], [alt]')]
  const names = named.flatMap((each) => ['aria-label', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''))
  return [document.title, document.body.textContent, ...names].join('\n')
}

/** The names without one of their signs, wherever they stand. */
function expectNamesWhole(): void {
  expect(said().match(/.{0,40}((?<!\*_)Ann|Ann(?!_\*)|(?<!_)Zed|Zed(?!_)).{0,40}/g) ?? []).toEqual([])
}

describe('a name is shown as it was typed, whatever signs it has', () => {
  const asked: Readonly<Record<string, Position>> = {
    'a painting': YOUR_TURN,
    'a second painting': YOUR_SECOND,
    'one offer': ONE_OFFER_ABOVE_14,
    'a sealed bid': YOUR_SEALED_BID,
    'a price': YOUR_PRICE,
    'to buy': YOUR_PURCHASE,
  }

  it.each(Object.entries(asked))('where a device changes hands and %s is asked', async (_, position) => {
    const user = await openAt({ ...position, players: [ANN, ZED, 'Cleo'] }, { seats: ['person', 'person', 'easy'] })
    await expect.poll(() => screen.queryByRole('button', { name: /^I am / })).not.toBeNull()
    expectNamesWhole()
    await user.click(screen.getByRole('button', { name: /^I am / }))
    await expect.poll(() => document.querySelector('.hand')).not.toBeNull()
    expectNamesWhole()
  })

  it('where bids are made out loud', async () => {
    await openAt({ ...OPEN_AUCTION, players: [ANN, ZED, 'Cleo'] }, { seats: ['person', 'person', 'easy'] })
    await expect.poll(() => document.querySelector('.shared-bidding')?.textContent).toContain(ZED)
    expectNamesWhole()
  })

  it('at a season’s end', async () => {
    const when: Position['when'] = ({ past, phase, lots }) =>
      past.length === 1 && lots.length === 0 && phase.name === 'awaiting_card_play'
    await openAt({ when, players: [ANN, ZED, 'Cleo'] }, { seats: ['person', 'person', 'easy'] })
    for (const name of [ANN, ZED]) expect(document.querySelector('main')?.textContent).toContain(name)
    expectNamesWhole()
  })

  it('in the log', async () => {
    await openAt({ when: ({ lots }) => lots.length === 4, players: ['Cleo', ANN, ZED] })
    const marked = [...log().querySelectorAll('strong')].filter(({ textContent }) => /Ann|Zed/.test(textContent))
    expect(marked).not.toEqual([])
    expectNamesWhole()
  })

  it('on the podium and in past seasons', async () => {
    const user = await openAt({ ...FINISHED, players: ['Cleo', ANN, ZED] })
    const podium = part('main').getByRole('list', { name: en.over.money })
    for (const name of [ANN, ZED]) expect(podium.textContent).toContain(name)
    expectNamesWhole()
    await user.click(button(en.over.seasons))
    expect(document.querySelector('main')?.textContent).toContain(ANN)
    expectNamesWhole()
  })
})
