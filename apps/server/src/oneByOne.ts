/** So many are done in one turn of the event loop: others have their turn as well. */
const MOST_AT_ONCE = 128

/**
 * Does what has come in one turn of the event loop once all of it has been read, one job after the other. A processor that
 * does the same again and again has at hand what it needs for it: by turns, reading and playing took a quarter longer.
 */
export function oneByOne(): (job: () => void) => void {
  let waiting: (() => void)[] = []

  const goOn = (): void => {
    const jobs = waiting.slice(0, MOST_AT_ONCE)
    waiting = waiting.slice(MOST_AT_ONCE)
    if (waiting.length > 0) setImmediate(goOn)
    for (const job of jobs) job()
  }

  return (job) => {
    if (waiting.length === 0) setImmediate(goOn)
    waiting.push(job)
  }
}
