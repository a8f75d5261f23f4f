// Measures all that docs/people.md tells of ratings and quick match, and draws its plots: `npm run figures:people`.
import { readFile, writeFile } from 'node:fs/promises'
import { match } from '../matching/match.ts'
import { chanceFrom } from './chance.ts'
import { measurePeople } from './figures.ts'
import { matchingPlot, ratingsPlot } from './plots.ts'
import { knownRatings } from './ratingFigures.ts'
import { rounded } from './statistics.ts'
import { yardsticks } from './strengths.ts'
import type { WinShares } from './strengths.ts'
import { tablesOf } from './tables.ts'
import { visitorsOf } from './visitors.ts'

const root = new URL('../../../../', import.meta.url)
const folder = new URL('docs/figures/', root)
const CROWD = 10_000

const arena = JSON.parse(await readFile(new URL('packages/bots/figures/figures.json', root), 'utf8')) as WinShares
const measured = yardsticks(arena)
const scale = {
  easy: rounded(measured.easy, 3),
  medium: rounded(measured.medium, 3),
  hard: rounded(measured.hard, 3),
  spread: rounded(measured.spread, 3),
}
const figures = measurePeople(scale)
await writeFile(new URL('people.json', folder), `${JSON.stringify(figures, null, 2)}\n`)
await writeFile(new URL('ratings.svg', folder), ratingsPlot(figures))
await writeFile(new URL('matching.svg', folder), matchingPlot(figures))
for (const table of Object.values(tablesOf(figures))) console.log(`${table}\n`)

const entries = visitorsOf(CROWD, knownRatings(scale), chanceFrom(1)).map(({ entry }) => ({ ...entry, since: 0 }))
const start = performance.now()
const { matches } = match({ entries, open: [] }, 0)
console.log(`${CROWD} people who come at once: ${matches.length} tables in ${Math.round(performance.now() - start)} ms`)
