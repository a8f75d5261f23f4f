/**
 * Sends what is said in one go in one go, too. The page then draws a question only together with the reply to what was
 * answered before: alone, the question would stand there for a moment in which nothing can be pressed.
 */
export function together<Said>(send: (all: readonly Said[]) => void): (one: Said) => void {
  let unsent: readonly Said[] = []
  return (one) => {
    if (unsent.length === 0) {
      queueMicrotask(() => {
        const all = unsent
        unsent = []
        send(all)
      })
    }
    unsent = [...unsent, one]
  }
}
