import type { Chair, Deal, Party, Stage } from '@modern-art/protocol'
import { dealStage } from './dealing.ts'
import { namesOf } from './namesOf.ts'
import { chairOf, isProgram } from './partyRecord.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'

/** What is known of a table besides its party. */
export interface Around {
  readonly code: string
  readonly stage: Stage
  readonly here: (chair: number) => boolean
  readonly watching: number
}

/** A party as everybody at its table may know it, built up from nothing: it names no user and tells no secret. */
export function partyFor(record: PartyRecord, { code, stage, here, watching }: Around): Party {
  const { access, deck, variants, memoryAid, pace, spectators } = record.settings
  const { mysteryHand, splitDouble, openMoney } = variants
  const names = namesOf(record.chairs)
  return {
    code,
    stage,
    settings: { access, deck, variants: { mysteryHand, splitDouble, openMoney }, memoryAid, pace, spectators },
    chairs: record.chairs.map((chair, index) => chairFor(chair, names[index] ?? '', here(index))),
    host: record.host === null ? null : chairOf(record, record.host),
    watching,
    next: record.next,
    deal: dealFor(record, stage),
    match: record.match === undefined ? null : { rated: record.match.rated },
  }
}

function dealFor(record: PartyRecord, stage: Stage): Deal | null {
  const where = dealStage(record, stage)
  if (record.deal === undefined || where === null) return null
  const { fingerprint, seats } = record.deal
  return {
    stage: where,
    fingerprint,
    promised: record.chairs.map((chair, index) => {
      if (seats !== null) return seats[index]?.fingerprint ?? null
      return chair.kind === 'person' ? (chair.promise ?? null) : null
    }),
    // A page that knew the others' chances first could still decide whether to give its own.
    chances: record.chairs.map((_, index) => (where === 'dealt' ? (seats?.[index]?.chance ?? null) : null)),
  }
}

function chairFor(chair: ChairRecord, name: string, here: boolean): Chair {
  switch (chair.kind) {
    case 'free':
      return { kind: 'free' }
    case 'bot':
      return { kind: 'bot', bot: chair.bot, name }
    case 'person':
      return {
        kind: 'person',
        name,
        program: isProgram(chair),
        portrait: chair.portrait ?? null,
        here,
        ready: chair.ready,
      }
    case 'left':
      return {
        kind: 'person',
        name,
        program: isProgram(chair),
        portrait: chair.portrait ?? null,
        here: false,
        ready: false,
      }
  }
}
