import { NO_VARIANTS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { formatOption, formatTable, parseSeed, parseTable } from './tableOptions.ts'

describe('the options of a table', () => {
  it('are four players, the rulebook deck and no variants if nothing is said', () => {
    expect(parseTable({})).toEqual({
      players: ['Ada', 'Ben', 'Cleo', 'Dov'],
      deck: 'rulebook',
      variants: NO_VARIANTS,
      startingSeat: null,
    })
  })

  it('can all be said', () => {
    const values = {
      names: 'Eva, Finn,Gül',
      deck: 'classic',
      'starting-seat': '2',
      'mystery-hand': true,
      'split-double': true,
      'open-money': true,
    }
    expect(parseTable(values)).toEqual({
      players: ['Eva', 'Finn', 'Gül'],
      deck: 'classic',
      variants: { mysteryHand: true, splitDouble: true, openMoney: true },
      startingSeat: 2,
    })
  })

  it.each([
    [{ players: '2' }, '--players must be a whole number from 3 to 5, not 2'],
    [{ players: '6' }, '--players must be a whole number from 3 to 5, not 6'],
    [{ players: 'abc' }, '--players must be a whole number from 3 to 5, not abc'],
    [{ players: '' }, '--players must be a whole number from 3 to 5, not '],
    [{ players: '4.0' }, '--players must be a whole number from 3 to 5, not 4.0'],
    [{ players: '0x4' }, '--players must be a whole number from 3 to 5, not 0x4'],
    [{ names: 'Ada,Ben' }, '--names must have 3 to 5 names, not 2'],
    [{ names: 'a,b,c,d,e,f' }, '--names must have 3 to 5 names, not 6'],
    [{ names: 'Ada,,Cleo' }, '--names must be names separated by commas, none of them empty'],
    [{ names: 'Ada,Ben,Cleo', players: '4' }, '--names has 3 names, but --players says 4'],
    [{ deck: 'modern' }, '--deck must be rulebook or classic, not modern'],
    [{ 'mystery-hand': true }, '--mystery-hand is for 3 players, not 4'],
    [{ 'starting-seat': '4' }, '--starting-seat must be a whole number from 0 to 3, not 4'],
    [{ 'starting-seat': '-1' }, '--starting-seat must be a whole number from 0 to 3, not -1'],
  ])('refuse %j', (values, message) => {
    expect(() => parseTable(values)).toThrow(message)
  })

  it('refuse a seed that could not be typed again', () => {
    expect(parseSeed({ seed: 'a b' })).toBe('a b')
    expect(parseSeed({})).toBeNull()
    expect(() => parseSeed({ seed: 'a\tb' })).toThrow('--seed must not contain control characters')
  })

  it('are written as they would be typed', () => {
    expect(formatTable(parseTable({ players: '5' }))).toBe('--players 5')
    expect(
      formatTable(
        parseTable({ names: "Ada,Ben O'Hara,C", deck: 'classic', 'mystery-hand': true, 'starting-seat': '0' }),
      ),
    ).toBe(String.raw`--names 'Ada,Ben O'\''Hara,C' --deck classic --mystery-hand --starting-seat 0`)
    expect(formatOption('--seed', '7f/3')).toBe('--seed 7f/3')
    expect(formatOption('--seed', '-x y')).toBe("--seed='-x y'")
    expect(formatOption('--seed', '')).toBe("--seed ''")
  })
})
