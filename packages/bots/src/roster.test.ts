import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  BOT_NAMES,
  CHARACTER_NAMES,
  LEVELS,
  OPPONENTS,
  REFERENCES,
  WEIGHTED_BOTS,
  calledAtTable,
  isOpponent,
  weightsOf,
} from './roster.ts'

/** What a visitor who wants such a bot may have to wait for. */
const MOST_BYTES = 1_000_000

describe('the roster', () => {
  it('has every bot once, as a level, a character or a reference', () => {
    expect(LEVELS).toEqual(['easy', 'medium', 'hard', 'master'])
    expect([...LEVELS, ...CHARACTER_NAMES, ...REFERENCES]).toEqual(BOT_NAMES)
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length)
  })

  it('knows who can be met at a table', () => {
    expect([...OPPONENTS, ...REFERENCES]).toEqual(BOT_NAMES)
    expect(BOT_NAMES.filter(isOpponent)).toEqual(OPPONENTS)
    expect(['classic', 'forger', 'toString', ''].some(isOpponent)).toBe(false)
  })

  it('calls everybody by another name', () => {
    expect(new Set(OPPONENTS.map(calledAtTable)).size).toBe(OPPONENTS.length)
  })

  it('is light enough for a page: it imports names of files alone', () => {
    const importsIn = (file: string): readonly (string | undefined)[] => {
      const text = readFileSync(new URL(file, import.meta.url), 'utf8')
      return Array.from(text.matchAll(/^(?:import|export .* from)\b[^']*'(\S+)'$/gm), ([, from]) => from)
    }
    const imported = importsIn('roster.ts')
    expect(imported).toEqual(WEIGHTED_BOTS.map((name) => `./${name}/weightsFile.ts`))
    expect(imported.flatMap((file) => importsIn(file ?? ''))).toEqual([])
  })
})

describe.each(WEIGHTED_BOTS)('the weights of %s', (name) => {
  const file = weightsOf(name)
  const bytes = readFileSync(new URL(`../weights/${file.name}`, import.meta.url))
  const sha256 = createHash('sha256').update(bytes).digest('hex')

  it('are as the roster says, and named by their hash', () => {
    expect({ bytes: bytes.length, sha256 }).toEqual({ bytes: file.bytes, sha256: file.sha256 })
    expect(file.name).toBe(`${name}-${sha256.slice(0, 16)}.bin`)
  })

  it('are small enough for a network that is slow', () => {
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(MOST_BYTES)
  })
})

it('nothing lies beside the weights that are used', () => {
  expect(readdirSync(new URL('../weights', import.meta.url))).toEqual(WEIGHTED_BOTS.map((name) => weightsOf(name).name))
})
