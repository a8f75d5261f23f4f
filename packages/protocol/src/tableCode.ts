/** What codes are made of: no letter that looks like another, or like a digit. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'

/** How many letters a code has. */
export const CODE_LENGTH = 8

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** A table's code, of letters that chance picks: `pick(n)` is a whole number from 0 up to n - 1. */
export function newTableCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(pick(CODE_LETTERS.length))).join('')
}

/** The code that somebody typed or pasted, in either case, with or without spaces and hyphens; `null` if it is none. */
export function readTableCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

export function isTableCode(text: string): boolean {
  return CODE.test(text)
}

/** A code as people read it to each other. */
export function formatTableCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
}
