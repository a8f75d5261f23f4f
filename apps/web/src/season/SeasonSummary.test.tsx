import { within } from '@testing-library/react'
import { ARTISTS, artistName, parseTranscript, replay } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { expect, it } from 'vitest'
import { openAt } from '../testing/openPage.tsx'
import { SEASON_OVER, fileOf } from '../testing/positions.ts'
import type { Position } from '../testing/positions.ts'
import { button, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

function stateAt(position: Position): GameState {
  const read = parseTranscript(fileOf(position))
  const last = read.ok ? replay(read.transcript).steps.at(-1) : undefined
  if (last === undefined) throw new Error('that is no game')
  return last.state
}

/** What stands in somebody’s row of the accounts. */
function cellsOf(name: string): readonly string[] {
  const accounts = part('main').getByRole('region', { name: en.season.accounts })
  const row = within(accounts)
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes(name))
  return row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
}

it('where money is hidden, a season’s page adds nothing up for rivals, and names every sale in full', async () => {
  const user = await openAt({ ...SEASON_OVER, players: ['Ada', 'Pia', 'Marek'] })
  expect(cellsOf(en.you).length).toBeGreaterThan(2)
  expect(cellsOf(en.you)).not.toContain(en.season.secret)
  for (const rival of ['Pia', 'Marek']) {
    // What the bank paid, and nothing else.
    expect(cellsOf(rival)).toEqual([expect.stringMatching(/^\d+$/), en.season.secret])
  }

  await user.click(button(en.season.lots))
  const sales = part('main').getByRole('list', { name: en.season.allLots })
  const texts = within(sales)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  const artists = ARTISTS.map(artistName).join('|')
  const kinds = Object.values(en.auctions).join('|')
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) {
    expect(text).toMatch(new RegExp(`(${artists})[^]*(${kinds})[^]*Sold by (you|Pia|Marek)`))
    expect(text).toMatch(/Sold to (you|Pia|Marek) for \d+|takes? it for free/)
    if (!/Fixed price|for free/.test(text)) expect(text).toMatch(/Bids: \S+ \d+/)
  }
})

it('where money is open, a season’s page shows everyone’s', async () => {
  const position: Position = { ...SEASON_OVER, variants: { openMoney: true } }
  const { money } = stateAt(position)
  await openAt(position)
  expect([en.you, 'Ben', 'Cleo'].map((name) => cellsOf(name).at(-1))).toEqual(money.map(String))
})
