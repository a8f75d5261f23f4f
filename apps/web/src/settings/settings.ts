import { createStore, useStore } from 'zustand'
import { LONGEST_NAME } from '../newGame/newGame.ts'

export const SPEEDS = ['instant', 'fast', 'normal', 'cinematic'] as const

export type Speed = (typeof SPEEDS)[number]

export const THEMES = ['system', 'day', 'night'] as const

export type Theme = (typeof THEMES)[number]

/** What a person has chosen for this device. */
export interface Settings {
  readonly speed: Speed
  readonly theme: Theme
  /** Ask once more before big or odd moves. */
  readonly confirmations: boolean
  readonly shortcuts: boolean
  readonly playerName: string
  /** Explain things as they come: until a first game is over, or it is turned off. */
  readonly guidance: boolean
  /** Whether what the game is about has been read, or a first game is over. */
  readonly goalRead: boolean
}

const DEFAULTS: Settings = {
  speed: 'normal',
  theme: 'system',
  confirmations: true,
  shortcuts: true,
  playerName: '',
  guidance: true,
  goalRead: false,
}

const KEY = 'modern-art-settings'

export const settings = createStore<Settings>(() => read())

settings.subscribe((chosen) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
})

export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore(settings, (chosen) => chosen[name])
}

export function choose(chosen: Partial<Settings>): void {
  settings.setState(chosen)
}

/** What was kept, as far as it can be understood. */
function read(): Settings {
  let kept: unknown = null
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return DEFAULTS
  }
  if (typeof kept !== 'object' || kept === null) return DEFAULTS
  const { speed, theme, confirmations, shortcuts, playerName, guidance, goalRead } = kept as Record<
    keyof Settings,
    unknown
  >
  return {
    speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed,
    theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
    confirmations: typeof confirmations === 'boolean' ? confirmations : DEFAULTS.confirmations,
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : DEFAULTS.shortcuts,
    goalRead: typeof goalRead === 'boolean' ? goalRead : DEFAULTS.goalRead,
    guidance: typeof guidance === 'boolean' ? guidance : DEFAULTS.guidance,
    playerName: typeof playerName === 'string' ? playerName.slice(0, LONGEST_NAME) : DEFAULTS.playerName,
  }
}
