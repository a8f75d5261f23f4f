import { isHuman } from './partyRecord.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'

/** Whether somebody wants to play again, and so does everybody who is waited for. Programs are not: they come along if they are ready by then. */
export function allWantMore({ chairs }: PartyRecord, isAwaited: (chair: number) => boolean): boolean {
  const people = chairs.filter(isHuman).filter((chair) => isAwaited(chairs.indexOf(chair)) || chair.ready)
  return people.length > 0 && people.every(({ ready }) => ready)
}

/** The same people again, each one chair further on. Chairs of people who have gone are free. */
export function nextParty(party: PartyRecord): PartyRecord {
  const chairs = party.chairs.map((chair): ChairRecord => {
    if (chair.kind === 'person') return chair.ready ? chair : { kind: 'free' }
    return chair.kind === 'left' ? { kind: 'free' } : chair
  })
  const [first, ...others] = chairs
  const people = chairs.filter(isHuman).map(({ user }) => user)
  const host = party.host !== null && people.includes(party.host) ? party.host : (people[0] ?? null)
  return {
    settings: party.settings,
    chairs: first === undefined ? [] : [...others, first],
    host,
    removed: party.removed,
    next: null,
  }
}
