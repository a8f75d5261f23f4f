import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION, VACATION_DAYS, WIRE_ERROR_CODES } from './index.ts'
import {
  commandSchema,
  handshakeSchema,
  myMatchesSchema,
  newsSchema,
  pushMessageSchema,
  pushSubscriptionSchema,
  vacationSchema,
} from './schemas.ts'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

const outside = readFileSync(new URL('../../../docs/outside-bots.md', import.meta.url), 'utf8')

function examples(kind: string, page = text): readonly unknown[] {
  return [...page.matchAll(new RegExp(`\`\`\`json ${kind}\\n(.*?)\\n\`\`\``, 'gs'))].map(
    ([, json]) => JSON.parse(json ?? '') as unknown,
  )
}

const typeOf = (example: unknown): string => (example as { type: string }).type

describe('docs/protocol.md', () => {
  it('names the version', () => {
    expect(text).toContain(`\`PROTOCOL_VERSION\` is ${PROTOCOL_VERSION}`)
    const handshakes = examples('handshake').map((example) => handshakeSchema.parse(example).protocol)
    expect(handshakes).toEqual([PROTOCOL_VERSION, PROTOCOL_VERSION])
  })

  it('has an example of each command, which the server would read', () => {
    const found = examples('command')
    for (const example of found) expect(commandSchema.safeParse(example).error?.issues).toBeUndefined()
    expect(found.map(typeOf).toSorted()).toEqual(
      [
        'act',
        'be_ready',
        'call',
        'change_settings',
        'leave',
        'move_seat',
        'order',
        'plan',
        'plan',
        'promise_chance',
        'remove',
        'resync',
        'reveal_chance',
        'say',
        'seat_bot',
        'set_chairs',
        'sit',
        'start',
        'take_back',
      ].toSorted(),
    )
  })

  it('has examples of vacations, and says how many days there are', () => {
    expect(examples('vacation').map((example) => vacationSchema.safeParse(example).success)).toEqual([true, true])
    expect(text).toContain(`${VACATION_DAYS} days of vacation within any 365`)
  })

  it('has examples of places in the queue', () => {
    const found = examples('match')
    expect(found).toHaveLength(2)
    for (const example of found) expect(myMatchesSchema.safeParse(example).error?.issues).toBeUndefined()
  })

  it('has examples of what a browser says and hears about notices', () => {
    const read = (kind: string, schema: typeof pushMessageSchema | typeof pushSubscriptionSchema): readonly boolean[] =>
      examples(kind).map((example) => schema.safeParse(example).success)
    expect(read('subscription', pushSubscriptionSchema)).toEqual([true])
    expect(read('push', pushMessageSchema)).toEqual([true])
  })

  it('has an example of each message of the server', () => {
    const found = examples('news')
    for (const example of found) expect(newsSchema.safeParse([example]).error?.issues).toBeUndefined()
    expect(new Set(found.map(typeOf))).toEqual(
      new Set(['party', 'welcome', 'update', 'answer', 'said', 'goodbye'] as const),
    )
  })

  it('is what the page on outside bots shows, too', () => {
    const said = examples('command', outside)
    const heard = examples('news', outside)
    for (const example of said) expect(commandSchema.safeParse(example).error?.issues).toBeUndefined()
    for (const example of heard) expect(newsSchema.safeParse([example]).error?.issues).toBeUndefined()
    expect([said.map(typeOf), heard.length]).toEqual([['sit', 'be_ready', 'act'], 4])
    expect(outside).toContain(`{"protocol":${PROTOCOL_VERSION},"ticket":null,`)
    expect(outside).toContain(`\`X-Modern-Art-Protocol: ${PROTOCOL_VERSION}\``)
  })

  it('says what each error means', () => {
    for (const code of WIRE_ERROR_CODES) expect(text).toContain(`| \`${code}\` | `)
  })
})
