/** A path of this site, as far as the server lets somebody come back to one. */
const OWN_PATH = /^\/(?![/\\])[\w/?=&%-]*$/

/** Where somebody came from, as the address says: a path of this site, or `null`. */
export function cameFrom(search: string): string | null {
  const from = new URLSearchParams(search).get('from')
  return from !== null && OWN_PATH.test(from) ? from : null
}

/** A path with the way back from it. */
export function withWayBack(path: string, from: string | null): string {
  return from === null ? path : `${path}?from=${encodeURIComponent(from)}`
}

const ARRIVED = 'arrived'

/** Where another site sends somebody who signs in there: to the page for it, which says what went wrong or leads on. */
export function signInArrival(from: string | null): string {
  const path = `/account/sign-in?${ARRIVED}=1`
  return from === null ? path : `${path}&from=${encodeURIComponent(from)}`
}

/** Whether somebody comes from another site, as the address says. */
export function hasArrived(search: string): boolean {
  return new URLSearchParams(search).has(ARRIVED)
}
