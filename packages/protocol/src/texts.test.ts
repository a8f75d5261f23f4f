import { describe, expect, it } from 'vitest'
import { formatTableCode, isTableCode, newTableCode, plainText, readTableCode } from './index.ts'
import { commandSchema, nameSchema } from './schemas.ts'

describe('the code of a table', () => {
  it('has eight letters that are hard to mix up', () => {
    let next = 0
    const code = newTableCode((below) => {
      next += 7
      return next % below
    })
    expect(code).toMatch(/^[A-HJKMNP-Z]{8}$/)
    expect(isTableCode(code)).toBe(true)
  })

  it.each([
    ['abcd-efgh', 'ABCDEFGH'],
    [' ABCD EFGH\n', 'ABCDEFGH'],
    ['AbCdEfGh', 'ABCDEFGH'],
    ['abcdefg', null],
    ['abcdefghj', null],
    ['abcdefgi', null],
    ['abcdefg0', null],
    ['', null],
  ])('is read however it is typed: %j', (typed, code) => {
    expect(readTableCode(typed)).toBe(code)
  })

  it('is read aloud in two halves', () => {
    expect(formatTableCode('ABCDEFGH')).toBe('ABCD-EFGH')
  })
})

describe('typed text', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['A\u0000n\u202Ea', 'Ana'],
    ['two\nlines', 'two lines'],
    ['\u200B\u2060', ''],
    ['👩\u200D🎨', '👩\u200D🎨'],
    ['Zoe\u0308', 'Zoë'],
    [`e${'\u0301'.repeat(40)}`.normalize('NFD'), 'é\u0301\u0301\u0301\u0301'],
  ])('loses what nobody can see: %j', (typed, text) => {
    expect(plainText(typed)).toBe(text)
  })

  it.each(['', ' ', '\u200B', 'x'.repeat(25)])('is no name: %j', (name) => {
    expect(nameSchema.safeParse({ name }).success).toBe(false)
  })

  it('is a line of talk up to 200 characters', () => {
    const say = (text: string): boolean => commandSchema.safeParse({ type: 'say', id: 'a', text }).success
    expect([say('x'), say('x'.repeat(200)), say('x'.repeat(201)), say('\n')]).toEqual([true, true, false, false])
  })
})

describe('a command', () => {
  it.each([
    { type: 'act', id: '', decision: 0, action: { type: 'pass', seat: 0 } },
    { type: 'act', id: 'x'.repeat(65), decision: 0, action: { type: 'pass', seat: 0 } },
    { type: 'act', id: 'a', decision: 0, action: { type: 'hammer' } },
    { type: 'act', id: 'a', decision: 0, action: { type: 'pass', seat: 0, extra: 1 } },
    { type: 'act', id: 'a', decision: 0.5, action: { type: 'pass', seat: 0 } },
    { type: 'act', id: 'a', decision: 0, action: { type: 'bid', seat: 0, amount: 1e9 } },
    { type: 'act', id: 'a', decision: 0, action: { type: 'bid', seat: 7, amount: 1 } },
    { type: 'take_back', id: 'a', seat: 1 },
    { type: 'set_chairs', id: 'a', count: 6 },
    { type: 'seat_bot', id: 'a', chair: 1, bot: 'classic' },
    { type: 'call', id: 'a', call: 'shout' },
    { type: 'become_host', id: 'a' },
    null,
    [],
    'start',
  ])('with anything odd about it is none: %j', (command) => {
    expect(commandSchema.safeParse(command).success).toBe(false)
  })
})
