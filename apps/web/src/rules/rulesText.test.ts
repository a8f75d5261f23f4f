import { AUCTION_TYPES } from '@modern-art/engine'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SEASON_END, ruleOfAuction, ruleThatMatters } from './ruleThatMatters.ts'
import { rulesOf } from './rulesText.ts'
import type { RuleBlock, RuleSection } from './rulesText.ts'

const read = (file: string): string => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')

const text = read('rules.md')

const numbersIn = (document: string): readonly string[] =>
  rulesOf(document).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rule' && block.number !== null ? [block.number] : [])),
  )

describe('the rules on the screen', () => {
  it('are all the rules of the document, each with its number', () => {
    const numbers = [...text.matchAll(/\*\*\[(\w+)\]\*\*/g)].map(([, number]) => number)
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbersIn(text)).toEqual(numbers)
  })

  it('have their second lines, and no marks of the document', () => {
    const blocks = rulesOf(text).flatMap((section) => section.blocks)
    const s4 = blocks.find((block) => block.kind === 'rule' && block.number === 'S4')
    expect(s4?.kind === 'rule' ? s4.text : '').toContain('8/3/3/0. Cards left in a hand carry over.')
    const game = rulesOf(text).filter(({ title }) => title !== 'Transcripts')
    expect(JSON.stringify(game)).not.toMatch(/\*\*|`|mysteryHand|splitDouble|openMoney/)
  })

  it('have the table of paintings', () => {
    const table = rulesOf(text)[0]?.blocks.find((block) => block.kind === 'table')
    expect(table?.kind === 'table' ? table.rows : []).toEqual([
      ['artist', 'Rulebook, the default', 'Classic'],
      ['Manuel Carvalho', '3 3 2 2 2 = 12', '3 3 2 2 2 = 12'],
      ['Sigrid Thaler', '3 2 3 3 2 = 13', '3 2 3 3 2 = 13'],
      ['Daniel Melim', '4 3 3 3 2 = 15', '3 3 3 3 2 = 14'],
      ['Ramon Martins', '3 3 3 3 3 = 15', '3 3 3 3 3 = 15'],
      ['Rafael Silveira', '3 3 3 3 3 = 15', '4 3 3 3 3 = 16'],
    ])
  })

  it.each(['rules.de.md', 'rules.pt.md'])('are the same in %s, but for how games are written down', (file) => {
    const other = read(file)
    const forPlayers = rulesOf(text).filter(({ title }) => title !== 'Transcripts')
    expect(numbersIn(other)).toEqual(numbersIn(text).filter((number) => !number.startsWith('R')))
    const shapeOf = (sections: readonly RuleSection[]): unknown =>
      sections.map(({ blocks }) => blocks.map((block) => [block.kind, figuresIn(block)]))
    expect(shapeOf(rulesOf(other))).toEqual(shapeOf(forPlayers))
  })

  it('have a place for whatever may be asked', () => {
    const numbers = numbersIn(text)
    for (const type of AUCTION_TYPES) expect(numbers).toContain(ruleOfAuction(type))
    expect(numbers).toContain(SEASON_END)
    const phases = [
      { name: 'awaiting_card_play', asked: 0 },
      { name: 'double_offer', asked: 0, opener: 0, card: 0 },
      { name: 'mystery', asked: 0 },
      { name: 'finished' },
    ] as const
    expect(phases.map((phase) => ruleThatMatters({ phase }))).toEqual(['T1', 'D1', 'M1', 'G1'])
  })
})

/** The figures of a rule, which no translation may change; small ones it may write in letters. */
function figuresIn(block: RuleBlock): readonly string[] {
  const all = block.kind === 'table' ? block.rows.slice(1).flat().join(' ') : block.text
  return (all.match(/\d+(?:\/\d+)+|\d{2,}/g) ?? []).toSorted()
}
