import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { openServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import { openRaw } from '../testing/rawSocket.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

describe('what waits for a page', () => {
  it('is not kept for one that reads nothing: it is closed, and nobody else is', async () => {
    const server = await openServer()
    try {
      const { code, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
      const raw = await openRaw(server.port)
      const ticket = await (await person(server.origin, 'Eve')).ticket()
      raw.text(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, ticket, code, as: 'player' })}`)
      const host = at(windows, 0)
      await host.until(() => host.party().watching === 1)
      raw.pause()
      // What the system keeps for both of them is full after some megabytes; only then anything waits here.
      for (let count = 0; count < 40_000 && host.party().watching === 1; count += 1) {
        raw.text(`42["command",{"type":"resync","id":"r${count}"}]`)
        // oxlint-disable-next-line no-await-in-loop -- the server reads meanwhile
        if (count % 100 === 0) await sleep(5)
      }
      await host.until(() => host.party().watching === 0)
      raw.close()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const window of windows) expect(await window.send({ type: 'resync' })).toEqual({ ok: true })
    } finally {
      await server.close()
    }
  })
})
