import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { WriteStream } from 'node:tty'
import type { Io } from './io.ts'

const WIDTH_OF_A_PAGE = 80
/** Longer lines of prose are hard to read, however wide the window. */
const WIDEST = 100
const NARROWEST = 40

/** The process as commands see it. */
export function processIo(): Io {
  const { stdout, stderr, stdin } = process
  return {
    out: (text) => write(stdout, text),
    err: (text) => write(stderr, text),
    read: (file) => (file === '-' ? stdin : createReadStream(file)) as AsyncIterable<Uint8Array>,
    write: (file, text) => writeFile(file, text),
    progress: stderr.isTTY ? (line) => void stderr.write(`\r${line.slice(0, roomOn(stderr))}\u001B[K`) : null,
    environment: (name) => process.env[name],
    // Some terminals say that they have no columns at all.
    width: stdout.isTTY && stdout.columns > 0 ? clamp(stdout.columns) : WIDTH_OF_A_PAGE,
    // Node itself looks at NO_COLOR, TERM and their like.
    colour: stdout.isTTY && stdout.hasColors(),
    now: () => performance.now(),
  }
}

/** A line that fills the last column would go on to the next, where it could not be taken back. */
function roomOn({ columns }: WriteStream): number {
  return (columns > 0 ? columns : WIDTH_OF_A_PAGE) - 1
}

function clamp(columns: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, columns))
}

function write(stream: WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}
