import { printable } from './printable.ts'

/** Long enough for any name that is meant as one. */
const LONGEST_NAME = 24

/** Characters as people count them: an emoji is one, whatever it is made of. */
const CHARACTERS = new Intl.Segmenter('en')

/** By seat: what the players are called. Names come from strangers; here each is short, safe, and unlike the others. */
export function namesOf(players: readonly string[]): readonly string[] {
  const names = players.map((player, seat) => cut(tidy(player)) || `Seat ${seat}`)
  return names.map((name, seat) => (isShared(name, names) ? `${name} (seat ${seat})` : name))
}

function tidy(player: string): string {
  return printable(player).replaceAll(/\s+/g, ' ').trim()
}

function cut(name: string): string {
  const characters = Array.from(CHARACTERS.segment(name), ({ segment }) => segment)
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}

function isShared(name: string, names: readonly string[]): boolean {
  return names.filter((other) => other === name).length > 1
}
