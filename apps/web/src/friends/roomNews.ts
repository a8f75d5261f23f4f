import type { Party } from '@modern-art/protocol'
import type { Words } from '../words/words.ts'
import { hostName, isPerson } from './people.ts'

/**
 * What a screen reader is told about a change at a table: who came, who left, whose connection is lost or back, who is ready
 * now or no longer, and who is the host. `own` is the listener's chair.
 */
export function roomNews(before: Party, after: Party, own: number | null, words: Words): readonly string[] {
  const { room } = words.online
  const old = new Map(before.chairs.filter(isPerson).map((person) => [person.name, person]))
  const now = new Map(after.chairs.filter(isPerson).map((person) => [person.name, person]))
  const stayed = [...now.values()].flatMap((person) => {
    const was = old.get(person.name)
    return was === undefined ? [] : [{ was, is: person }]
  })
  const host = hostName(after)
  const isNewHost = host !== null && host !== hostName(before)
  return [
    ...[...now.keys()].filter((name) => !old.has(name)).map((name) => room.sat(name)),
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => room.gone(name)),
    ...stayed.flatMap(({ was, is: { name, here } }) =>
      here === was.here ? [] : [here ? room.back(name) : room.away(name)],
    ),
    ...(isNewHost ? [own !== null && own === after.host ? room.youHost : room.isHost(host)] : []),
    ...stayed.flatMap(({ was, is: { name, ready } }) =>
      ready === was.ready ? [] : [ready ? room.isReady(name) : room.noLongerReady(name)],
    ),
  ]
}
