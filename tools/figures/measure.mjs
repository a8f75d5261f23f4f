// Plays the contests whose figures the bots' README tells, and draws the plot. `npm run figures [-- word]` plays those with
// the word in their name; all of them take about an hour and a half on two cores.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CELLS } from './cells.mjs'
import { plotSamples } from './plot.mjs'
import { tables } from './tables.mjs'

/**
 * @typedef {import('./cells.mjs').Cell} Cell
 * @typedef {import('./tables.mjs').Figure} Figure
 * @typedef {import('./tables.mjs').Figures} Figures
 * @typedef {Omit<Figure, 'command'> & { field: { illegal: number } }} Arena
 */

const SEED = 'figures'
const root = new URL('../../', import.meta.url)
const kept = new URL('packages/bots/figures/figures.json', root)

const word = process.argv[2] ?? ''
const chosen = CELLS.filter(({ name }) => name.includes(word))
if (chosen.length === 0) {
  console.error(`There is no contest with "${word}" in its name: they are\n${CELLS.map(({ name }) => name).join('\n')}`)
  process.exit(1)
}
const figures = /** @type {Figures} */ (JSON.parse(readFileSync(kept, 'utf8')))
for (const cell of chosen) {
  const figure = play(cell)
  figures[cell.name] = figure
  // After each, so that nothing is lost if somebody has had enough.
  writeFileSync(kept, `${JSON.stringify(inOrder(figures), null, 2)}\n`)
  console.log(`${cell.name}: ${(100 * figure.winShare).toFixed(1)} %`)
}
writeFileSync(new URL('packages/bots/figures/samples.svg', root), plotSamples(figures))
console.log(`\n${tables(figures)}`)

/** @param {Cell} cell @returns {Figure} */
function play({ challenger, field, players, deals, samples, options = [] }) {
  const budget = samples === undefined ? [] : ['--samples', samples]
  const words = [
    'arena',
    '--challenger',
    challenger,
    '--field',
    field,
    '--players',
    players,
    '--deals',
    deals,
    ...budget,
    ...options,
  ]
  const args = [...words, '--seed', SEED].map(String)
  const cli = fileURLToPath(new URL('apps/cli/bin/modern-art.js', root))
  const { stdout, status } = spawnSync(process.execPath, [cli, ...args, '--threads', '2', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`modern-art ${args.join(' ')} ended with status ${status}`)
  const arena = /** @type {Arena} */ (JSON.parse(stdout))
  const { games, winShare, interval, margin, msMedian, msP99, msMax } = arena
  const result = { samples: arena.samples, games, winShare, interval, margin }
  const illegal = arena.illegal + arena.field.illegal
  return { command: `modern-art ${args.join(' ')}`, ...result, illegal, msMedian, msP99, msMax }
}

/** Without those of contests that are not played any more. @param {Figures} measured @returns {Figures} */
function inOrder(measured) {
  const place = CELLS.map(({ name }) => name)
  const entries = Object.entries(measured).filter(([name]) => place.includes(name))
  return Object.fromEntries(entries.toSorted(([a], [b]) => place.indexOf(a) - place.indexOf(b)))
}
