import { createHash } from 'node:crypto'
import { chanceAsked } from '@modern-art/protocol'
import type { ChanceAsked, Party } from '@modern-art/protocol'
import type { Window } from './person.ts'

/** A chance for a test, the same for the same name. */
export function chanceNamed(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** What the page of a person says about the deal of its table whenever it hears of it: each thing once. */
export function pageChance(chance: string): (party: Party, chair: number | null) => ChanceAsked | null {
  let said = ''
  return (party, chair) => {
    const asked = chanceAsked(party, chair, chance)
    if (asked === null || asked.type === said) return null
    said = asked.type
    return asked
  }
}

/** From now on a window adds its chance as a page does. */
export function addChance(window: Window, chance: string): void {
  const say = pageChance(chance)
  const look = (): void => {
    const asked = say(window.party(), window.chair())
    if (asked !== null) void window.send(asked)
  }
  window.socket.on('news', look)
  look()
}
