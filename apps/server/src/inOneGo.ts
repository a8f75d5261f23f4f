interface Waiting<Key, Value> {
  readonly key: Key
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/**
 * Asks for what many want to know in one go: all that is wanted in one turn of the event loop. `ask` answers in the order of
 * the keys.
 */
export function inOneGo<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []

  const askForAll = async (): Promise<void> => {
    const all = waiting
    waiting = []
    try {
      const values = await ask(all.map(({ key }) => key))
      for (const [place, { resolve }] of all.entries()) resolve(values[place] as Value)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void askForAll())
      waiting.push({ key, resolve, reject })
    })
}
