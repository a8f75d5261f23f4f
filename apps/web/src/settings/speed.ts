import type { Speed } from './settings.ts'

/** How long bots seem to think, in milliseconds. */
export interface ThinkingTime {
  readonly least: number
  readonly most: number
}

/** How much longer, or shorter, than normal things are shown. */
const FACTORS: Readonly<Record<Speed, number>> = { instant: 0, fast: 0.45, normal: 1, cinematic: 1.7 }

/** Bots seem to think a little, never long. */
const THINKING: Readonly<Record<Speed, ThinkingTime>> = {
  instant: { least: 0, most: 0 },
  fast: { least: 150, most: 350 },
  normal: { least: 400, most: 900 },
  cinematic: { least: 700, most: 1200 },
}

export function factorOf(speed: Speed): number {
  return FACTORS[speed]
}

export function thinkingTimeOf(speed: Speed): ThinkingTime {
  return THINKING[speed]
}

export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
