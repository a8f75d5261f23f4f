import type { Witness } from '@modern-art/engine'
import type { SessionStore } from './unanswered.ts'

/** What this device remembers of the deal at one table: its own chance, and what it was shown before it gave that away. */
export interface DealNote {
  readonly chance: string
  /** `null` until promises were frozen in front of this page. */
  readonly witness: Witness | null
}

/** The notes of the deals at all tables, which outlive the window: a game may take days, and is checked afterwards. */
export interface DealNotes {
  readonly read: (code: string) => DealNote | null
  readonly keep: (code: string, note: DealNote) => void
}

const KEY = 'modern-art-deals'

/** As many as a person can have tables, and some that are over. */
const MOST_NOTES = 100

type KeptNote = DealNote & { readonly code: string }

export function dealNotesIn(storage: () => SessionStore): DealNotes {
  /** Where storage is forbidden, they are known for as long as the page lives. */
  let known: readonly KeptNote[] = []

  const all = (): readonly KeptNote[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      return Array.isArray(kept) ? kept.filter(isNote) : known
    } catch {
      return known
    }
  }

  return {
    read: (code) => all().find((note) => note.code === code) ?? null,
    keep: (code, note) => {
      known = [...all().filter((each) => each.code !== code), { ...note, code }].slice(-MOST_NOTES)
      try {
        storage().setItem(KEY, JSON.stringify(known))
      } catch {
        // Storage is full or forbidden.
      }
    },
  }
}

function isNote(value: unknown): value is KeptNote {
  const { code, chance, witness } = Object(value) as Partial<KeptNote>
  return typeof code === 'string' && typeof chance === 'string' && (witness === null || isWitness(witness))
}

function isWitness(value: unknown): boolean {
  const { seat, promised, dealt } = Object(value) as Partial<Witness>
  return typeof seat === 'number' && Array.isArray(promised) && Array.isArray(dealt)
}
