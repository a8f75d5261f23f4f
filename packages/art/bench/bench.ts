import { CATALOGUE, paintingOf } from '../dist/index.js'

/*
 * How long all paintings take, one core. The first time is what a page sees that has just been opened; later ones show
 * what the machine code makes of it.
 */

const TIMES = 12

const bytes = CATALOGUE.map(() => 0)

function drawAll(): number {
  const begun = performance.now()
  for (const [i, id] of CATALOGUE.entries()) bytes[i] = paintingOf(id).svg.length
  return performance.now() - begun
}

const times = Array.from({ length: TIMES }, drawAll)
const later = times.slice(1).toSorted((a, b) => a - b)
console.log(`${CATALOGUE.length} paintings`)
console.log(`  drawn for the first time   ${(times[0] ?? 0).toFixed(0)} ms`)
console.log(`  and again, median of ${later.length}    ${(later[Math.floor(later.length / 2)] ?? 0).toFixed(0)} ms`)
console.log(
  `  average size               ${(bytes.reduce((sum, size) => sum + size) / bytes.length / 1000).toFixed(1)} kB`,
)
console.log(`  largest                    ${(Math.max(...bytes) / 1000).toFixed(1)} kB`)
