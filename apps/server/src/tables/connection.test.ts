import type { ServerMessage } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { userNamed } from '../testing/records.ts'
import { outboxOf } from './connection.ts'
import type { Connection, Outbox } from './connection.ts'

interface Heard {
  readonly connection: Connection
  /** The ids of the answers that it was sent, frame by frame. */
  readonly frames: (string | null)[][]
  readonly isClosed: () => boolean
}

/** A connection; `sent` happens while a frame is handed to it, as its loss does when it is too slow. */
function connectionOf(name: string, sent: () => void = () => {}): Heard {
  const frames: (string | null)[][] = []
  let isClosed = false
  const connection: Connection = {
    user: userNamed(name, name),
    as: 'player',
    since: 0,
    send: (frame) => {
      const messages = JSON.parse(frame) as readonly ServerMessage[]
      if (!isClosed) frames.push(messages.map((message) => (message.type === 'answer' ? message.id : null)))
      sent()
    },
    close: () => {
      isClosed = true
    },
  }
  return { connection, frames, isClosed: () => isClosed }
}

function tell(outbox: Outbox, { connection }: Heard, id: string): void {
  outbox.tell(connection, { type: 'answer', id, result: { ok: true } })
}

describe('an outbox', () => {
  it('sends what happens in one go as one frame to each', async () => {
    const outbox = outboxOf()
    const [ana, ben] = [connectionOf('ana'), connectionOf('ben')]
    tell(outbox, ana, 'one')
    tell(outbox, ben, 'two')
    tell(outbox, ana, 'three')
    expect(ana.frames).toEqual([])
    await Promise.resolve()
    expect([ana.frames, ben.frames]).toEqual([[['one', 'three']], [['two']]])
  })

  it('loses nothing that is told while frames are being sent', async () => {
    const outbox = outboxOf()
    const ana = connectionOf('ana')
    let isLost = false
    // Whoever is too slow is cut off while a frame is sent, and everybody hears of it.
    const ben = connectionOf('ben', () => {
      if (isLost) return
      isLost = true
      for (const each of [ana, cleo]) tell(outbox, each, 'ben has gone')
    })
    const cleo = connectionOf('cleo')
    for (const each of [ana, ben, cleo]) tell(outbox, each, 'news')
    await Promise.resolve()
    await Promise.resolve()
    expect(ana.frames).toEqual([['news'], ['ben has gone']])
    expect(cleo.frames).toEqual([['news', 'ben has gone']])
    tell(outbox, ana, 'later')
    await Promise.resolve()
    expect(ana.frames.at(-1)).toEqual(['later'])
  })

  it('sends what waits for somebody who is dismissed, before they are closed', async () => {
    const outbox = outboxOf()
    const ben = connectionOf('ben')
    const ana = connectionOf('ana', () => {
      tell(outbox, ben, 'goodbye')
      outbox.dismiss(ben.connection)
    })
    tell(outbox, ana, 'news')
    tell(outbox, ben, 'news')
    await Promise.resolve()
    expect(ben.frames).toEqual([['news', 'goodbye']])
    expect(ben.isClosed()).toBe(true)
  })
})
