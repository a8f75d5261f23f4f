/* Whether this browser has ever been at a table online: until then the menu asks the server nothing. */

const KEY = 'modern-art-online'

export function noteBeenOnline(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing asks nothing.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
