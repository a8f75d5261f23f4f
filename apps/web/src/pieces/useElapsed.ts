import { useEffect, useState } from 'react'

/** Milliseconds since this was first drawn, told every so often; it stands still where nothing runs. */
export function useElapsed(running: boolean, every: number): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const begun = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - begun), every)
    return () => clearInterval(timer)
  }, [running, every])
  return elapsed
}
