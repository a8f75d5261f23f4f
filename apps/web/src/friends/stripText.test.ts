import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { stripText } from './stripText.ts'

const { connection } = en.online

describe('a lost connection', () => {
  const after = (milliseconds: number): string =>
    stripText({ kind: 'reconnecting', since: 1000 }, 1000 + milliseconds, en)

  it('is counted in seconds, then in minutes', () => {
    expect(after(0)).toBe(connection.reconnecting(0))
    expect(after(59_999)).toBe(connection.reconnecting(59))
    expect(after(125_000)).toBe(connection.reconnectingLong(2))
  })

  it('lasts no time by a clock that is behind', () => {
    expect(after(-500)).toBe(connection.reconnecting(0))
  })
})
