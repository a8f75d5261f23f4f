import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesOf } from './rulesText.ts'

const text = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')

describe('the rules on the screen', () => {
  it('are all the rules of the document, each with its number', () => {
    const numbers = [...text.matchAll(/\*\*\[(\w+)\]\*\*/g)].map(([, number]) => number)
    const shown = rulesOf(text).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rule' && block.number !== null ? [block.number] : [])),
    )
    expect(numbers.length).toBeGreaterThan(50)
    expect(shown).toEqual(numbers)
  })

  it('have their second lines, and no marks of the document', () => {
    const blocks = rulesOf(text).flatMap((section) => section.blocks)
    const s4 = blocks.find((block) => block.kind === 'rule' && block.number === 'S4')
    expect(s4?.kind === 'rule' ? s4.text : '').toContain('8/3/3/0. What is left of a hand carries over.')
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
})
