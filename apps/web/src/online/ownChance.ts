import { fairNumber } from '@modern-art/engine'
import type { Card, Witness } from '@modern-art/engine'
import { chanceAsked } from '@modern-art/protocol'
import type { ChanceAsked, Deal, Party } from '@modern-art/protocol'
import type { DealNote, DealNotes } from './dealNotes.ts'

/** This page's part in the deal of one table: its chance, promised and given away in time, and what it saw meanwhile. */
export interface OwnChance {
  /** Who is at the table, and how the deal stands. */
  readonly heardParty: (party: Party, chair: number | null) => void
  /** All cards that this page's seat was dealt so far. */
  readonly heardCards: (dealt: readonly Card[]) => void
}

export interface OwnChanceParts {
  readonly code: string
  readonly notes: DealNotes
  readonly newChance: () => string
  /** Resolves to whether it was taken. */
  readonly send: (asked: ChanceAsked) => Promise<boolean>
}

export function ownChanceAt({ code, notes, newChance, send }: OwnChanceParts): OwnChance {
  /** What is on its way: it is said once, until it is answered or no longer asked for. */
  let said: string | null = null

  const noteOf = (): DealNote => {
    const kept = notes.read(code)
    if (kept !== null) return kept
    const note = { chance: newChance(), witness: null }
    notes.keep(code, note)
    return note
  }

  const say = async (asked: ChanceAsked | null): Promise<void> => {
    const saying = asked === null ? null : JSON.stringify(asked)
    if (saying === said) return
    said = saying
    if (asked !== null && !(await send(asked)) && said === saying) said = null
  }

  /** Notes what is shown before anything is given away. A server that asks twice, with another list, gets no answer. */
  const isNoted = ({ chance, witness }: DealNote, party: Party, deal: Deal, chair: number): boolean => {
    const shown = shownIn(party, deal, chair, chance)
    if (witness !== null) return isSameShown(witness, shown)
    notes.keep(code, { chance, witness: shown })
    return true
  }

  return {
    heardParty: (party, chair) => {
      const { deal } = party
      if (deal === null || chair === null || deal.stage === 'dealt') return
      const note = noteOf()
      if (deal.stage === 'frozen' && !isNoted(note, party, deal, chair)) return
      void say(chanceAsked(party, chair, note.chance))
    },
    heardCards: (dealt) => {
      const note = notes.read(code)
      const witness = note?.witness ?? null
      if (note === null || witness === null || dealt.length <= witness.dealt.length) return
      // What was told first counts, should it ever be told in another way.
      if (witness.dealt.some((card, index) => card !== dealt[index])) return
      notes.keep(code, { ...note, witness: { ...witness, dealt } })
    },
  }
}

function shownIn({ code, settings }: Party, { fingerprint, promised }: Deal, seat: number, chance: string): Witness {
  const { deck, variants } = settings
  return { table: code, seat, chance, fingerprint, promised, deck, mysteryHand: variants.mysteryHand, dealt: [] }
}

function isSameShown(before: Witness, now: Witness): boolean {
  return JSON.stringify({ ...before, dealt: [] }) === JSON.stringify(now)
}

/** Whether a page that took part finds its chance in a deal, and all that it was shown before; `null` before the deal. */
export function isInDeal({ deal }: Party, note: DealNote | null): boolean | null {
  if (deal?.stage !== 'dealt' || note === null) return null
  const { witness } = note
  return (
    witness !== null &&
    deal.chances[witness.seat] === note.chance &&
    deal.fingerprint === witness.fingerprint &&
    JSON.stringify(deal.promised) === JSON.stringify(witness.promised)
  )
}

/** 256 bits that nobody can foresee. */
export function chanceOfBrowser(): string {
  return fairNumber(crypto.getRandomValues(new Uint8Array(32)))
}
