// Draws the curves that are kept here: node training/plots.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { EXPLOITED, RUNS, drawExploiters, drawLearning, drawReliability, drawSeasons } from './drawings.mjs'

/**
 * @typedef {import('./drawings.mjs').Report} Report
 * @typedef {import('./drawings.mjs').Verdicts} Verdicts
 */

const runs = RUNS.map(reportsOf)
const verdicts = /** @type {Verdicts} */ (JSON.parse(read('judge.json')))
write('learning', drawLearning(runs))
write('exploiter', drawExploiters(EXPLOITED.map((run) => reportsOf(`exploiter-of-${run}`))))
write('reliability', drawReliability(verdicts))
write('seasons', drawSeasons(verdicts))

/**
 * @param {string} run
 * @returns {Report[]}
 */
function reportsOf(run) {
  const lines = read(`${run}.jsonl`).trimEnd().split('\n')
  return lines.map((line) => /** @type {Report} */ (JSON.parse(line)))
}

/** @param {string} file */
function read(file) {
  return readFileSync(new URL(`curves/${file}`, import.meta.url), 'utf8')
}

/**
 * @param {string} figure
 * @param {string} svg
 */
function write(figure, svg) {
  writeFileSync(new URL(`figures/${figure}.svg`, import.meta.url), svg)
}
