import { describe, expect, it } from 'vitest'
import { PAUSE, amountOf, bidsByEnter, typeKey } from './typing.ts'
import type { Typing } from './typing.ts'

/** What stands there after these keys, pressed one soon after the other, where `amount` stood before. */
function typed(keys: readonly string[], amount: number | null): Typing | null {
  let typing: Typing | null = null
  for (const [index, key] of keys.entries()) {
    typing = typeKey(typing, key, typing === null ? amount : amountOf(typing.digits), index * 100)
  }
  return typing
}

const latest = (digits: string): Typing => ({ digits, at: 0, isLatest: true })

describe('an amount that is typed at the table', () => {
  it('replaces what stood there with its first digit, and grows with the next', () => {
    expect(typed(['2'], 15)?.digits).toBe('2')
    expect(typed(['2', '5'], 15)?.digits).toBe('25')
  })

  it('begins anew after a pause', () => {
    expect(typeKey(latest('2'), '5', 2, PAUSE - 1)?.digits).toBe('25')
    expect(typeKey(latest('2'), '5', 2, PAUSE)?.digits).toBe('5')
  })

  it('begins anew where something else was done, or the amount was changed otherwise', () => {
    expect(typeKey({ ...latest('2'), isLatest: false }, '5', 2, 1)?.digits).toBe('5')
    expect(typeKey(latest('2'), '5', 7, 1)?.digits).toBe('5')
  })

  it('loses its last digit by Backspace, whoever wrote it, down to nothing', () => {
    expect(typed(['2', '5', 'Backspace'], 15)?.digits).toBe('2')
    expect(typed(['Backspace'], 15)?.digits).toBe('1')
    expect(amountOf(typed(['Backspace', 'Backspace', 'Backspace'], 15)?.digits ?? 'none')).toBeNull()
    expect(typed(['Backspace', 'Backspace', '7'], 15)?.digits).toBe('7')
  })

  it('is no longer than any amount can be, and takes digits only', () => {
    expect(typed(['1', '2', '3', '4', '5', '6', '7'], 15)?.digits).toBe('12345')
    expect(typeKey(latest('2'), 'b', 2, 1)).toBeNull()
    expect(typeKey(latest('2'), 'F5', 2, 1)).toBeNull()
  })
})

describe('Enter', () => {
  it('bids what was typed, on a button too where nothing was done since', () => {
    expect(bidsByEnter(latest('25'), 25, false)).toBe(true)
    expect(bidsByEnter(latest('25'), 25, true)).toBe(true)
  })

  it('presses the button in focus where something was done since', () => {
    expect(bidsByEnter({ ...latest('25'), isLatest: false }, 25, true)).toBe(false)
    expect(bidsByEnter({ ...latest('25'), isLatest: false }, 25, false)).toBe(true)
  })

  it('bids nothing that was not typed', () => {
    expect(bidsByEnter(null, 15, false)).toBe(false)
    expect(bidsByEnter(latest('25'), 30, false)).toBe(false)
  })
})
