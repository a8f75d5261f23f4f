import type { OnlineBot, PartySettings } from '@modern-art/protocol'

/** What one can ask of a table before its game. */
export interface RoomDeeds {
  /** `null` takes the first free chair. The name may be one that the server does not know yet. */
  readonly onSit: (chair: number | null, name: string) => void
  readonly onLeave: () => void
  readonly onReady: (ready: boolean) => void
  /** Resolves once they are answered; by then the party has them, if they are taken. */
  readonly onSettings: (settings: PartySettings) => Promise<void>
  readonly onChairs: (count: number) => void
  /** `null` frees the chair. */
  readonly onBot: (chair: number, bot: OnlineBot | null) => void
  readonly onRemove: (chair: number) => void
  readonly onStart: () => void
  /** Blocks or reports somebody. */
  readonly onPerson: (chair: number) => void
}
