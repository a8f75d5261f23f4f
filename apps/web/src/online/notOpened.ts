import type { Fault } from './request.ts'

let fault: Fault | null = null

/** Why the menu got no table: it leads to the page of tables, which says it. */
export function noteNotOpened(code: Fault | null): void {
  fault = code
}

/** What is still to be said of that. */
export function whyNotOpened(): Fault | null {
  return fault
}
