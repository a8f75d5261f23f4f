import { whyUnreadable } from './systemError.ts'

/** Many times the length of the longest game: a longer text is no transcript, and is not kept in memory. */
export const LONGEST_TEXT = 64 * 1024 * 1024

const LINE_FEED = 0x0a

/** The whole text, or `null` where it is too long. A byte order mark is left out. */
export async function readText(bytes: AsyncIterable<Uint8Array>, longest: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of readable(bytes)) {
    length += chunk.length
    if (length > longest) return null
    chunks.push(chunk)
  }
  return decode(chunks)
}

/**
 * The lines of a text, one at a time, `null` for one that is too long. Only a line feed ends a line: a transcript may
 * hold a name with any other separator in it.
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string | null> {
  let chunks: Uint8Array[] = []
  let length = 0
  const keep = (chunk: Uint8Array): void => {
    length += chunk.length
    if (length > longest) chunks = []
    else chunks.push(chunk)
  }
  const take = (): string | null => {
    const line = length > longest ? null : decode(chunks)
    chunks = []
    length = 0
    return line
  }
  for await (const chunk of readable(bytes)) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  if (length > 0) yield take()
}

function decode(chunks: readonly Uint8Array[]): string {
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** A file cannot be read; the message says why, to a person. */
export class UnreadableError extends Error {}

/** The same bytes; an error in reading them becomes an `UnreadableError`, unlike errors in using them. */
async function* readable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    const reason = whyUnreadable(error)
    if (reason === null) throw error
    throw new UnreadableError(reason)
  }
}
