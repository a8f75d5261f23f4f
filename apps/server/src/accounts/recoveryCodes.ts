import { createHash, randomInt } from 'node:crypto'

/** How many codes an account gets at once. */
const COUNT = 10

/** Without those that are taken for one another when they are read from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** Codes for somebody to keep on paper, of 78 bits each: "ABCD-EFGH-JKMN-PQRS". */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** What is kept of a code, however it is typed. */
export function hashOfCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return createHash('sha256').update(code).digest('hex')
}
