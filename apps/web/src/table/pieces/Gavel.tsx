import { animate } from 'motion/mini'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { prefersLessMotion } from '../../settings/speed.ts'

interface GavelProps {
  readonly className?: string
  /** A sign, which does not move. */
  readonly still?: boolean
}

/** The hammer falls once, or is only a sign. */
export function Gavel({ className = '', still = false }: GavelProps): ReactNode {
  const head = useRef<SVGGElement>(null)
  useEffect(() => {
    const { current } = head
    if (current === null || still || prefersLessMotion()) return
    const playback = animate(
      current,
      { transform: ['rotate(-38deg)', 'rotate(8deg)', 'rotate(0deg)'] },
      { duration: 0.42, times: [0, 0.7, 1], ease: [0.6, 0, 0.9, 0.5] },
    )
    return () => playback.cancel()
  }, [still])
  return (
    <svg viewBox="0 0 64 48" className={className} aria-hidden="true" fill="currentColor">
      <rect x="6" y="40" width="40" height="6" rx="3" />
      <g ref={head} className="origin-[88%_80%]">
        <rect x="14" y="10" width="16" height="26" rx="3" transform="rotate(-8 22 23)" />
        <rect x="30" y="20" width="32" height="5" rx="2.5" transform="rotate(8 30 22)" />
      </g>
    </svg>
  )
}
