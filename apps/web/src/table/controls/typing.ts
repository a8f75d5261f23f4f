/** An amount that somebody types at the table, digit by digit, without a field in focus. */
export interface Typing {
  readonly digits: string
  /** When the last key was pressed, in milliseconds. */
  readonly at: number
  /** Nothing else has been pressed since. */
  readonly isLatest: boolean
}

/** After so many milliseconds a digit begins a new number. */
export const PAUSE = 2000

const MOST_DIGITS = 5

export function amountOf(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}

/**
 * The typed amount after one more key; `null` where the key is no part of an amount. The first digit replaces the amount
 * that stands there, and so does one after a pause; Backspace takes the last digit away.
 */
export function typeKey(typing: Typing | null, key: string, amount: number | null, now: number): Typing | null {
  if (key === 'Backspace') return { digits: String(amount ?? '').slice(0, -1), at: now, isLatest: true }
  if (!/^\d$/.test(key)) return null
  // A change of the amount in another way ends the typing.
  const goesOn = typing !== null && typing.isLatest && now - typing.at < PAUSE && amountOf(typing.digits) === amount
  return { digits: ((goesOn ? typing.digits : '') + key).slice(0, MOST_DIGITS), at: now, isLatest: true }
}

/**
 * Whether Enter bids what was typed. A button in focus keeps its Enter, unless typing was the last thing done: then
 * the bid is meant, and not a button that happened to be in focus.
 */
export function bidsByEnter(typing: Typing | null, amount: number | null, onButton: boolean): boolean {
  if (typing === null || amountOf(typing.digits) !== amount) return false
  return typing.isLatest || !onButton
}
