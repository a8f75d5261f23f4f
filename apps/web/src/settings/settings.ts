import { useStore } from 'zustand'
import { LONGEST_NAME } from '../newGame/newGame.ts'
import { LANGUAGES, languageFor } from './languages.ts'
import { keptStore } from './keptStore.ts'
import type { Kept } from './keptStore.ts'
import type { Language } from './languages.ts'

export const SPEEDS = ['instant', 'fast', 'normal', 'cinematic'] as const

export type Speed = (typeof SPEEDS)[number]

export const THEMES = ['system', 'day', 'night'] as const

export type Theme = (typeof THEMES)[number]

/** The artists' colours: as the gallery has them, or so that no two are alike to any eye. */
export const PALETTES = ['gallery', 'distinct'] as const

export type Palette = (typeof PALETTES)[number]

/** The choices of a person for this device. */
export interface Settings {
  readonly language: Language | 'browser'
  readonly speed: Speed
  readonly theme: Theme
  readonly palette: Palette
  /** How loud sounds are, 0 to 100. */
  readonly volume: number
  readonly muted: boolean
  /** Sounds are also written. */
  readonly captions: boolean
  /** The screen adds up public payments, at a table ready made. */
  readonly memoryAid: boolean
  /** Ask once more before big or odd moves. */
  readonly confirmations: boolean
  readonly shortcuts: boolean
  readonly playerName: string
  /** Explain things as they come: until a first game is over, or it is turned off. */
  readonly guidance: boolean
  /** Whether what the game is about has been read, or a first game is over. */
  readonly goalRead: boolean
}

/** Makes of what was kept what is meant, whatever it is. */
type Reader<T> = (kept: unknown) => T

/** One of a few: anything else is the usual one. */
function oneOf<const T>(all: readonly T[], usual: T): Reader<T> {
  return (kept) => all.find((known) => known === kept) ?? usual
}

const yesOrNo = (usual: boolean): Reader<boolean> => oneOf([true, false], usual)

const READERS: { readonly [Name in keyof Settings]: Reader<Settings[Name]> } = {
  language: oneOf(['browser', ...LANGUAGES], 'browser'),
  speed: oneOf(SPEEDS, 'normal'),
  theme: oneOf(THEMES, 'system'),
  palette: oneOf(PALETTES, 'gallery'),
  volume: (kept) => (typeof kept === 'number' && kept >= 0 && kept <= 100 ? Math.round(kept) : 60),
  muted: yesOrNo(false),
  captions: yesOrNo(false),
  memoryAid: yesOrNo(false),
  confirmations: yesOrNo(true),
  shortcuts: yesOrNo(true),
  playerName: (kept) => (typeof kept === 'string' ? kept.slice(0, LONGEST_NAME) : ''),
  guidance: yesOrNo(true),
  goalRead: yesOrNo(false),
}

export const settings = keptStore('modern-art-settings', readSettings)

export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore(settings, (chosen) => chosen[name])
}

/** The language that a person has chosen, or else the first one of the browser's that there is. */
export function wantedLanguage(): Language {
  const { language } = settings.getState()
  return language === 'browser' ? languageFor(navigator.languages) : language
}

export function choose(chosen: Partial<Settings>): void {
  settings.setState(chosen)
}

/** The settings that were kept, as far as they can be understood. */
export function readSettings(kept: Kept): Settings {
  const names = Object.keys(READERS) as (keyof Settings)[]
  return Object.fromEntries(names.map((name) => [name, READERS[name](kept[name])])) as unknown as Settings
}
