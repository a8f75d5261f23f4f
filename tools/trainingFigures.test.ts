import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXPLOITED, RUNS, drawExploiters, drawLearning, drawReliability, drawSeasons } from '../training/drawings.mjs'
import type { Report, Verdicts } from '../training/drawings.mjs'

function read(file: string): string {
  return readFileSync(new URL(`../training/${file}`, import.meta.url), 'utf8')
}

function reportsOf(run: string): Report[] {
  const lines = read(`curves/${run}.jsonl`).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Report)
}

describe('the figures of training', () => {
  const runs = RUNS.map(reportsOf)
  const verdicts = JSON.parse(read('curves/judge.json')) as Verdicts

  it.each([
    ['learning', drawLearning(runs)],
    ['exploiter', drawExploiters(EXPLOITED.map((run) => reportsOf(`exploiter-of-${run}`)))],
    ['reliability', drawReliability(verdicts)],
    ['seasons', drawSeasons(verdicts)],
  ])('show the curves that are kept: %s', (figure, svg) => {
    expect(read(`figures/${figure}.svg`)).toBe(svg)
  })

  it.each(['equilibrium', 'medium', 'classic', 'adaptive', 'bidders 0.8', 'bidders 1.1'])(
    'are what the README tells: %s',
    (field) => {
      const ends = runs.map((run) => run.at(-1)?.wins[field] ?? [])
      const told = ends.map((wins) => wins.map((share) => share.toFixed(1)).join(' / ')).join(' | ')
      expect(read('README.md')).toContain(`| ${told} |`)
    },
  )
})
