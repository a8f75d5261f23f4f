/** All that a command may use of its process: `main` passes the real one, tests one in memory. */
export interface Io {
  /** Resolves once more may be written, so that a slow reader slows the writer down instead of filling memory. */
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
  /** The bytes of a file, or of standard input for `-`. Fails while it is read where it cannot be read. */
  readonly read: (file: string) => AsyncIterable<Uint8Array>
  /** Makes the file, or writes it anew. Fails where it cannot be written. */
  readonly write: (file: string, text: string) => Promise<void>
  /** Shows a line in place of the one it showed before, and takes it away for an empty one; `null` where nobody watches. */
  readonly progress: ((line: string) => void) | null
  /** A variable of the environment. */
  readonly environment: (name: string) => string | undefined
  /** Columns that a line of text may take. */
  readonly width: number
  readonly colour: boolean
  /** Milliseconds, for measuring only. */
  readonly now: () => number
}

/** Exit statuses: all is well; the rules forbid what a transcript or a bot does; there was nothing to work with. */
export const OK = 0
export const FORBIDDEN = 1
export const UNUSABLE = 2
