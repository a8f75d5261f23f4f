import path from 'node:path'

/** To be asked for again each time; the answer is mostly that nothing has changed. */
export const REVALIDATED = 'no-cache'

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Eight letters and digits before the extension, or sixteen hexadecimal digits. A word of small letters only may be no more
 * than a word.
 */
const CONTENT_HASH = /-(?=[\w-]*[\dA-Z_])(?:[\w-]{8}|[\da-f]{16})(?:\.\w+)+$/

/** How long a file of the folder may be kept: for ever where another content would have another name. */
export function keepingOf(folder: string, file: string): string {
  const [top = '', ...rest] = path.relative(folder, file).split(path.sep)
  return top === 'assets' && CONTENT_HASH.test(rest.at(-1) ?? '') ? KEPT_FOR_EVER : REVALIDATED
}
