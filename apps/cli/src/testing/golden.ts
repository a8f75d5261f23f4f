import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatTranscript, NO_VARIANTS, replay, resolveConfig } from '@modern-art/engine'
import type { DeckName, GameEvent, Transcript, VariantName } from '@modern-art/engine'
import { narrate } from '../narration/narrate.ts'
import { randomTranscript } from './randomTranscript.ts'

/** A game on record: `golden/NAME.json` is its transcript, `golden/NAME.txt` the narration of it. */
export interface Golden {
  readonly name: string
  readonly players: readonly string[]
  readonly deck?: DeckName
  readonly variant?: VariantName
  /** The random game that was recorded. */
  readonly seed: string
  /** Whether the transcript names the seed instead of the deck. */
  readonly keepSeed?: boolean
}

export const GOLDEN_GAMES: readonly Golden[] = [
  { name: 'three-players', players: ['Ada', 'Ben', 'Cleo'], seed: 'golden 10367' },
  { name: 'four-players', players: ['Emil', 'Frida', 'Gino', 'Hana'], seed: 'golden 66' },
  { name: 'five-players', players: ['Ines', 'Jun', 'Kofi', 'Lena', 'Milo'], seed: 'golden 707' },
  {
    name: 'classic-deck',
    players: ['Nora', 'Otto', 'Pia', 'Quentin'],
    deck: 'classic',
    seed: 'golden 728',
    keepSeed: true,
  },
  { name: 'mystery-hand', players: ['Rosa', 'Sami', 'Thea'], variant: 'mysteryHand', seed: 'golden 956' },
  { name: 'split-double', players: ['Uma', 'Viktor', 'Wanda', 'Xaver'], variant: 'splitDouble', seed: 'golden 237' },
  { name: 'open-money', players: ['Yara', 'Zeno', 'Åsa', 'Émile', 'Søren'], variant: 'openMoney', seed: 'golden 971' },
]

const FOLDER = new URL('../../golden/', import.meta.url)

export function readGolden(golden: Golden, kind: 'json' | 'txt'): string {
  return readFileSync(new URL(`${golden.name}.${kind}`, FOLDER), 'utf8')
}

/** Plays the games anew and writes them down. A change of the record is for a person to look at. */
export function writeGoldens(): void {
  if (process.env['CI'] !== undefined) throw new Error('the golden games are not written anew where CI is set')
  mkdirSync(FOLDER, { recursive: true })
  for (const golden of GOLDEN_GAMES) {
    const transcript = play(golden)
    writeFileSync(new URL(`${golden.name}.json`, FOLDER), formatTranscript(transcript))
    writeFileSync(new URL(`${golden.name}.txt`, FOLDER), tell(transcript))
  }
}

function play({ players, deck = 'rulebook', variant, seed, keepSeed = false }: Golden): Transcript {
  const variants = variant === undefined ? NO_VARIANTS : { ...NO_VARIANTS, [variant]: true }
  const config = { players, deck, variants, startingSeat: null, seed }
  const transcript = randomTranscript(config)
  return keepSeed ? { ...transcript, config } : transcript
}

export function eventsOf(transcript: Transcript): readonly GameEvent[] {
  const { steps, fault } = replay(transcript)
  if (fault !== null) throw new Error(`action ${fault.index}: ${fault.message}`)
  return steps.flatMap((step) => step.events)
}

function tell(transcript: Transcript): string {
  return `${narrate(resolveConfig(transcript.config), eventsOf(transcript)).join('\n')}\n`
}
