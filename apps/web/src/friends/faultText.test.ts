import { expect, it } from 'vitest'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { pt } from '../words/pt.ts'
import { faultText, talkFaultText } from './faultText.ts'

it('a refusal of the table and one of the server are both told', () => {
  expect(faultText('stale_decision', en)).toBe(en.refusals.stale_decision)
  expect(faultText('too_fast', en)).toBe(en.online.faults.too_fast)
})

it.each([en, de, pt])(
  'where nobody has answered, the server is not blamed, and nothing is said of what it did',
  (words) => {
    const text = faultText('offline', words)
    expect(text).not.toBe(faultText('failed', words))
    expect(text).not.toMatch(/nothing|nichts|nada/i)
  },
)

it('of what could not be said, a lost connection is told as that', () => {
  expect(talkFaultText('lost', en)).toBe(en.online.connection.lost.line)
  expect(talkFaultText('too_fast', en)).toBe(en.online.faults.too_fast)
})
