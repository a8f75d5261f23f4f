import { useEffect, useState } from 'react'

/** The page's clock in milliseconds, told every so often while something runs. */
export function useNow(running: boolean, every: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(performance.now()), every)
    return () => clearInterval(timer)
  }, [running, every])
  return now
}
