import { setTimeout as sleep } from 'node:timers/promises'
import type { MyMatches } from '@modern-art/protocol'
import type { Member } from './arriving.ts'

/** Between two looks at where one stands, in milliseconds. */
const LOOKED_AGAIN = 200

/** These people, and nobody else, look for a table of their number that counts: its code, once it is open. */
export async function findTable(people: readonly Member[], size: number, before: readonly string[]): Promise<string> {
  const codes = await Promise.all(people.map((member) => seatOf(member, size, before)))
  const [code = ''] = codes
  if (codes.some((each) => each !== code)) throw new Error(`people were seated apart: ${codes.join(', ')}`)
  return code
}

async function seatOf({ person, entrances }: Member, size: number, before: readonly string[]): Promise<string> {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<MyMatches> =>
    entrances.untilDone(async (origin) => {
      const { status, json } = await person.at(origin).ask(method, path, body)
      if (status !== 200) throw new Error('not done')
      return json as MyMatches
    })

  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const { places } = await ask('GET', '/api/match')
    const now = places[0]?.now
    if (now?.state === 'seated' && !before.includes(now.code)) return now.code
    if (now === undefined || now.state === 'seated') {
      // oxlint-disable-next-line no-await-in-loop
      await ask('POST', '/api/match/look', { pace: 'live', sizes: [size], rated: true })
    } else if (now.state === 'found' && !now.shownUp) {
      // oxlint-disable-next-line no-await-in-loop
      await ask('POST', '/api/match/show_up', { pace: 'live' })
    }
    // oxlint-disable-next-line no-await-in-loop
    await sleep(LOOKED_AGAIN)
  }
}
