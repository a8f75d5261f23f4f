import { expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { faultText } from './faultText.ts'

it('a refusal of the table and one of the server are both told', () => {
  expect(faultText('stale_decision', en)).toBe(en.refusals.stale_decision)
  expect(faultText('too_fast', en)).toBe(en.online.faults.too_fast)
})
