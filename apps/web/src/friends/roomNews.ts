import type { Party } from '@modern-art/protocol'
import type { Words } from '../words/words.ts'
import { isPerson } from './people.ts'

/** What a screen reader is told about a change at a table: who came, who left, and who is ready now. */
export function roomNews(before: Party, after: Party, words: Words): readonly string[] {
  const { room } = words.online
  const old = new Map(before.chairs.filter(isPerson).map((person) => [person.name, person]))
  const now = new Map(after.chairs.filter(isPerson).map((person) => [person.name, person]))
  return [
    ...[...now.keys()].filter((name) => !old.has(name)).map((name) => room.sat(name)),
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => room.gone(name)),
    ...[...now.values()]
      .filter(({ name, ready }) => ready && old.get(name)?.ready === false)
      .map(({ name }) => room.isReady(name)),
  ]
}
