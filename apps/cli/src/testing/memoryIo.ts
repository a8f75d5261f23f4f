import type { Io } from '../io.ts'
import { run } from '../run.ts'

interface Outcome {
  readonly status: number
  readonly out: string
  readonly err: string
  /** The files that were written, by name. */
  readonly written: Readonly<Record<string, string>>
}

interface MemoryIoOptions {
  /** The contents of files, by name; `-` is standard input. */
  readonly files?: Readonly<Record<string, string>>
  readonly colour?: boolean
  readonly width?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Where the lines of progress go, if somebody watches. */
  readonly progress?: (line: string) => void
}

/** Runs a command on files in memory, with a clock that goes on a second each time it is read. */
export async function runInMemory(args: readonly string[], options: MemoryIoOptions = {}): Promise<Outcome> {
  const { files = {}, colour = false, width = 80, progress = null, environment = {} } = options
  let out = ''
  let err = ''
  let seconds = 0
  const written: Record<string, string> = {}
  const io: Io = {
    out: (text) => {
      out += text
      return Promise.resolve()
    },
    err: (text) => {
      err += text
      return Promise.resolve()
    },
    read: (file) => read(files, file),
    write: (file, text) => {
      if (file.endsWith('/')) return Promise.reject(Object.assign(new Error(`EISDIR: ${file}`), { code: 'EISDIR' }))
      written[file] = text
      return Promise.resolve()
    },
    progress,
    environment: (name) => environment[name],
    width,
    colour,
    now: () => {
      seconds += 1
      return 1000 * seconds
    },
  }
  const status = await run(args, io)
  return { status, out, err, written }
}

/** In pieces of a few bytes, so that lines and characters are cut anywhere. */
async function* read(files: Readonly<Record<string, string>>, file: string): AsyncGenerator<Uint8Array> {
  const text = files[file]
  if (text === undefined) throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT' })
  const bytes = Buffer.from(text)
  const piece = Math.max(7, Math.ceil(bytes.length / 1000))
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) =>
    bytes.subarray(n * piece, (n + 1) * piece),
  )
  yield* await Promise.resolve(pieces)
}
