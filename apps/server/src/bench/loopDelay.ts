/** How much longer than it should a turn of a server's event loop took since it was last asked, in milliseconds. */
export interface LoopDelay {
  readonly p99: number
  readonly longest: number
}

/** What Node measures are the times between two turns of a timer of so many milliseconds. */
const TIMER = 10

/** The worst of several servers, by their metrics. Whoever asks begins a new count. */
export async function loopDelayOf(metricsPorts: readonly number[]): Promise<LoopDelay> {
  const texts = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const worst = (name: string): number => Math.max(...texts.map((text) => delayIn(text, name)))
  return { p99: worst('p99'), longest: worst('max') }
}

function delayIn(metrics: string, name: string): number {
  const seconds = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'mu').exec(metrics)?.[1]
  if (seconds === undefined) throw new Error(`the server tells no ${name} of its event loop's delay`)
  return Math.max(0, Number(seconds) * 1000 - TIMER)
}
