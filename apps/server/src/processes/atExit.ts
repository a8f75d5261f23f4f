const leftToDo = new Set<() => void>()
let isWatching = false

/** Does something when this process ends, unless it is called off before. It has to be done at once. */
export function atExit(what: () => void): () => void {
  leftToDo.add(what)
  if (!isWatching) process.on('exit', () => [...leftToDo].toReversed().forEach((each) => each()))
  isWatching = true
  return () => void leftToDo.delete(what)
}

/** Signals end this process so that what is left to do is done; by themselves they would not. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
}
