import { LONGEST_NAME, plainText } from '@modern-art/protocol'

/** As much of a name as the server takes; no character is cut in two. */
export function onlineName(name: string): string {
  let taken = ''
  for (const character of plainText(name)) {
    if (taken.length + character.length > LONGEST_NAME) break
    taken += character
  }
  return taken.trimEnd()
}
