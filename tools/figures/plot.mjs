import { SAMPLES, cellName, samplesName } from './cells.mjs'

/**
 * @typedef {import('./tables.mjs').Figure} Figure
 * @typedef {import('./tables.mjs').Figures} Figures
 */

const WIDTH = 640
const HEIGHT = 320
const LEFT = 48
const RIGHT = 24
const TOP = 40
const BOTTOM = 48
const MOST = 0.8
/** Of four players, without any skill. */
const CHANCE = 0.25

/**
 * How often hard wins against medium with four players, by the number of worlds it samples; bars are 95 % intervals.
 *
 * @param {Figures} figures
 */
export function plotSamples(figures) {
  const shipped = figures[cellName('hard', 'medium', 4)]
  const points = [shipped, ...SAMPLES.map((samples) => figures[samplesName(samples)])]
    .filter((figure) => figure !== undefined)
    .toSorted((a, b) => a.samples - b.samples)
  const line = points.map(({ samples, winShare }) => `${x(samples)},${y(winShare)}`).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>Win share of hard against three mediums, by sampled worlds</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="22" font-size="14" fill="#222">Win share of hard against three mediums, by sampled worlds a decision</text>
${[0, 0.2, 0.4, 0.6, 0.8].map(gridLine).join('\n')}
<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(CHANCE)}" y2="${y(CHANCE)}" stroke="#b33" stroke-dasharray="4 4"/>
<text x="${WIDTH - RIGHT}" y="${y(CHANCE) - 5}" text-anchor="end" fill="#b33">chance</text>
<polyline points="${line}" fill="none" stroke="#246" stroke-width="2"/>
${points.map((figure) => mark(figure, figure === shipped)).join('\n')}
</svg>
`
}

/** Each doubling is a step to the right. @param {number} samples */
function x(samples) {
  const steps = Math.log2(Math.max(...SAMPLES))
  return round(LEFT + 16 + (Math.log2(samples) / steps) * (WIDTH - LEFT - RIGHT - 32))
}

/** @param {number} share */
function y(share) {
  return round(HEIGHT - BOTTOM - (share / MOST) * (HEIGHT - TOP - BOTTOM))
}

/** @param {number} share */
function gridLine(share) {
  const at = y(share)
  return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}" stroke="#ddd"/>
<text x="${LEFT - 6}" y="${at + 4}" text-anchor="end" fill="#444">${Math.round(100 * share)} %</text>`
}

/** @param {Figure} figure @param {boolean} isShipped */
function mark({ samples, winShare, interval: [low, high] }, isShipped) {
  const at = x(samples)
  const note = isShipped ? label(at, 34, 'shipped') : ''
  return `<line x1="${at}" x2="${at}" y1="${y(low)}" y2="${y(high)}" stroke="#246"/>
<circle cx="${at}" cy="${y(winShare)}" r="${isShipped ? 5 : 3.5}" fill="#246"/>
${label(at, 18, String(samples))}${note}`
}

/** @param {number} at @param {number} below @param {string} text */
function label(at, below, text) {
  return `<text x="${at}" y="${HEIGHT - BOTTOM + below}" text-anchor="middle" fill="#444">${text}</text>`
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10
}
