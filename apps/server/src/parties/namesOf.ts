import { calledAtTable } from '@modern-art/bots/roster'
import { skeletonOf } from '../names/skeleton.ts'
import type { ChairRecord } from './partyRecord.ts'

const NUMERALS = ['', ' II', ' III', ' IV', ' V']

/** By chair, the names that a table knows its people and bots by. Of two that look alike the second is the second of them. */
export function namesOf(chairs: readonly ChairRecord[]): readonly string[] {
  const taken: string[] = []
  for (const chair of chairs) {
    const name = ownName(chair)
    const numeral = NUMERALS.find((each) => !taken.some((other) => looksLike(name + each, other)))
    taken.push(name + (numeral ?? ''))
  }
  return taken
}

/** The empty name of a free chair looks like none. */
function looksLike(name: string, other: string): boolean {
  if (name === '') return false
  return name === other || (skeletonOf(name) !== '' && skeletonOf(name) === skeletonOf(other))
}

function ownName(chair: ChairRecord): string {
  if (chair.kind === 'free') return ''
  return chair.kind === 'bot' ? calledAtTable(chair.bot) : chair.name
}
