import type { ReactNode } from 'react'

interface BarProps {
  /** From 0 to 1. */
  readonly share: number
  readonly colour: string
  /** Where something is compared with it. */
  readonly mark?: number
}

/** A share as a bar. The number stands beside it. */
export function Bar({ share, colour, mark }: BarProps): ReactNode {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="profile-bar" aria-hidden="true">
      <rect width={100} height={10} fill="var(--line)" opacity={0.55} />
      <rect width={100 * share} height={10} fill={colour} />
      {mark !== undefined && <rect x={100 * mark - 0.35} width={0.7} height={10} fill="var(--ink)" />}
    </svg>
  )
}
