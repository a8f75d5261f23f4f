import { readFileSync } from 'node:fs'

/** How often it is looked whether npm still waits for this process, in milliseconds. */
const LOOK_AGAIN = 250
const SHELL = /^(.*\/)?(sh|dash|bash|ash|zsh)\0-c\0/

/**
 * Aborted by the signals that ask this process to end, and when npm, which started it, is gone: a `kill -9` of npm reaches
 * nobody else. The reason is the number that a shell shows for such an end.
 *
 * @returns {AbortSignal}
 */
export function interruption() {
  const interrupted = new AbortController()
  for (const [name, number] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
    process.on(name, () => interrupted.abort(number))
  }
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const waiting = parents()
    const look = setInterval(() => {
      if (parents() !== waiting) interrupted.abort(143)
    }, LOOK_AGAIN)
    look.unref()
  }
  return interrupted.signal
}

/** Who waits for this process: npm itself, or a shell of npm's and then npm. */
function parents() {
  const parent = process.ppid
  if (!SHELL.test(read(`/proc/${parent}/cmdline`))) return String(parent)
  const line = read(`/proc/${parent}/stat`)
  const [, grandparent] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return `${parent} ${grandparent}`
}

/**
 * @param {string} file
 * @returns {string}
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
