import { MASTER_WEIGHTS } from './master/weightsFile.ts'

/*
 * All bots by name: the one list that every other follows from. A page imports it without the bots' code
 * (@modern-art/bots/roster), so nothing here may import how a bot thinks.
 */

/** A file that a bot cannot play without. Its name has the beginning of its hash, so that another content has another name. */
export interface WeightsFile {
  readonly name: string
  readonly bytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

interface Listed {
  /** A level says how strong an opponent is, a character which habit it has; a reference is nobody to meet at a table. */
  readonly kind: 'level' | 'character' | 'reference'
  /** What it is called at every table, in all languages. */
  readonly called: string | null
  readonly weights: WeightsFile | null
}

/** Levels from the weakest. */
const ROSTER = {
  easy: { kind: 'level', called: 'Pia', weights: null },
  medium: { kind: 'level', called: 'Marek', weights: null },
  hard: { kind: 'level', called: 'Aurel', weights: null },
  master: { kind: 'level', called: 'Zora', weights: MASTER_WEIGHTS },
  hoarder: { kind: 'character', called: 'Odile', weights: null },
  flipper: { kind: 'character', called: 'Bruno', weights: null },
  hypeman: { kind: 'character', called: 'Cosmo', weights: null },
  accountant: { kind: 'character', called: 'Ilse', weights: null },
  sniper: { kind: 'character', called: 'Viktor', weights: null },
  classic: { kind: 'reference', called: null, weights: null },
  equilibrium: { kind: 'reference', called: null, weights: null },
  bidder60: { kind: 'reference', called: null, weights: null },
  bidder70: { kind: 'reference', called: null, weights: null },
  bidder80: { kind: 'reference', called: null, weights: null },
  bidder110: { kind: 'reference', called: null, weights: null },
  bidder120: { kind: 'reference', called: null, weights: null },
} as const satisfies Readonly<Record<string, Listed>>

type Roster = typeof ROSTER

export type BotName = keyof Roster

/** The names of the bots that are listed so. */
type NamesWith<Facts extends Partial<Listed>> = {
  [Name in BotName]: Roster[Name] extends Facts ? Name : never
}[BotName]

/** How strong an opponent one asks for. */
export type Level = NamesWith<{ kind: 'level' }>

export type CharacterName = NamesWith<{ kind: 'character' }>

/** The bots that one can meet at a table. */
export type OpponentName = Level | CharacterName

/** Yardsticks: they play in the arena. */
export type ReferenceName = NamesWith<{ kind: 'reference' }>

/** The bots that are all code. */
export type PlainBotName = NamesWith<{ weights: null }>

export type WeightedBotName = Exclude<BotName, PlainBotName>

export const BOT_NAMES = Object.keys(ROSTER) as readonly BotName[]

export const LEVELS = BOT_NAMES.filter((name): name is Level => ROSTER[name].kind === 'level')

export const CHARACTER_NAMES = BOT_NAMES.filter((name): name is CharacterName => ROSTER[name].kind === 'character')

export const OPPONENTS: readonly OpponentName[] = [...LEVELS, ...CHARACTER_NAMES]

export const REFERENCES = BOT_NAMES.filter((name): name is ReferenceName => ROSTER[name].kind === 'reference')

export const WEIGHTED_BOTS = BOT_NAMES.filter(isWeighted)

/**
 * Of 100 games at a table of four: how many a good beginner wins against three of a level, 0 being fewer than one. The
 * characters stand for such people, and figures/figures.json has what came of it.
 */
export const BEGINNER_WINS: Readonly<Record<Level, number>> = { easy: 94, medium: 23, hard: 6, master: 0 }

/** Who plays for a bot whose weights cannot be had. */
export const STAND_IN = 'hard' satisfies OpponentName & PlainBotName

export function isLevel(name: OpponentName): name is Level {
  return ROSTER[name].kind === 'level'
}

export function isOpponent(name: string): name is OpponentName {
  return (OPPONENTS as readonly string[]).includes(name)
}

export function calledAtTable(name: OpponentName): string {
  return ROSTER[name].called
}

/** The file that a bot needs; `null` for those that are all code. */
export function weightsOf(name: WeightedBotName): WeightsFile
export function weightsOf(name: BotName): WeightsFile | null
export function weightsOf(name: BotName): WeightsFile | null {
  return ROSTER[name].weights
}

export function isWeighted(name: BotName): name is WeightedBotName {
  return ROSTER[name].weights !== null
}
