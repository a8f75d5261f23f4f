import type { PartyRecord } from './partyRecord.ts'

/** A table remembers so many: a page sends no more than that again. */
const REMEMBERED = 32

/** Whether a party is what it is after a command. A page whose answer was lost sends the command again, to any node. */
export function isDone({ done = [] }: PartyRecord, command: string): boolean {
  return done.includes(command)
}

/** The party that a command has made, which from now on knows that it has. */
export function withDone(party: PartyRecord, command: string): PartyRecord {
  return { ...party, done: [...(party.done ?? []), command].slice(-REMEMBERED) }
}
