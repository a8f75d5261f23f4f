/**
 * An id by chance: a table outlives the page, and would take an id that it has heard before for a resend. (`randomUUID` is
 * not there on pages that come over a plain network.)
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-')
}
