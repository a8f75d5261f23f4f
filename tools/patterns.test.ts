import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
/** What reads texts that anybody may send. */
const FOLDERS = ['apps/server/src', 'packages/protocol/src', 'packages/engine/src']
const APART = /\.(?:test|contract)\.ts$|\/(?:testing|chaos|fuzz|bench|simulation)\//

/** These read settings, and names of files that are there: nobody outside chooses them. */
const READS_NO_STRANGER = new Set(['apps/server/src/notices/vapid.ts', 'apps/server/src/site/caching.ts'])

/** A pattern between slashes, where one can stand. */
const PATTERN = /(?<=[(=,:[!&|?]\s*|return )\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g

function patternsIn(folder: string): readonly { where: string; pattern: RegExp }[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
  return files
    .filter((file) => file.endsWith('.ts') && !APART.test(file) && !READS_NO_STRANGER.has(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
      return [...code.matchAll(PATTERN)].map(([, source = '', flags = '']) => ({
        where: `${file}: ${source}`,
        pattern: new RegExp(source, flags.replace('g', '')),
      }))
    })
}

/** Half of what anybody can send, of each sign that a pattern may be hungry for, with an end that fits nothing. */
const LONG = 8192
const SIGNS = [
  'a',
  'A',
  '0',
  ' ',
  '.',
  '-',
  '_',
  '/',
  '\\',
  ':',
  ';',
  '=',
  ',',
  '@',
  '%',
  '"',
  '[',
  '(',
  '\t',
  'ä',
  '::',
]
const TEXTS = SIGNS.flatMap((sign) => [
  `${sign.repeat(LONG / sign.length)}\u0000`,
  `${`${sign}a`.repeat(LONG / 2)}\u0000`,
  `bearer ${sign.repeat(LONG)}\u0000`,
  `://${sign.repeat(LONG)}\u0000`,
])

/** Milliseconds of this process that it takes. */
function costOf(pattern: RegExp, text: string): number {
  const start = process.cpuUsage()
  pattern.test(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

describe('patterns that read what anybody may send', () => {
  const patterns = FOLDERS.flatMap(patternsIn)

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(30)
  })

  it('take no time to speak of, however long the text and however near it comes', () => {
    const slow = patterns.flatMap(({ where, pattern }) => {
      const worst = Math.max(...TEXTS.map((text) => costOf(pattern, text)))
      // One that goes through the text again for each of its signs takes longer, and a worse one for ever.
      return worst > 300 ? [`${where}: ${worst.toFixed(0)} ms`] : []
    })
    expect(slow).toEqual([])
  })

  it('would be noticed if one did', () => {
    expect(costOf(/^(?:a+)+$/, `${'a'.repeat(23)}!`)).toBeGreaterThan(10)
  })
})
