// Imported before a program (`node --import`), it ends it when its input ends. Where that is a pipe, whoever holds the other end is
// then gone, even if by a `kill -9`. Threads of the program import it, too: they have no input, and go on.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.stdin.on('end', () => process.exit(143)).on('error', () => process.exit(143))
  process.stdin.resume()
  if ('unref' in process.stdin) process.stdin.unref()
}
