import { describe, expect, it } from 'vitest'
import { formatTranscript, formatTranscriptLine, parseTranscript } from '../transcript.ts'

const HEX = 'ab'.repeat(32)

const deal: Readonly<Record<string, unknown>> = {
  version: 1,
  table: 'ABCDEFGH',
  secret: HEX,
  fingerprint: HEX,
  seats: [{ fingerprint: HEX, chance: HEX }, { fingerprint: HEX, chance: null }, null],
}

function text(fairDeal: unknown): string {
  const config = { players: ['Ada', 'Ben', 'Cleo'], seed: 'x' }
  return JSON.stringify({ format: 'modern-art-transcript/1', config, fairDeal, actions: [{ type: 'hammer' }] })
}

describe('the record of a fair deal in a transcript', () => {
  it('[R3] [R6] is the same text when it is read and written again, on one line and on many', () => {
    const read = parseTranscript(text(deal))
    if (!read.ok) throw new Error(read.fault.message)
    const line = formatTranscriptLine(read.transcript)
    expect(JSON.parse(line)).toMatchObject({ fairDeal: deal })
    const pretty = formatTranscript(read.transcript)
    for (const written of [line, pretty]) expect(parseTranscript(written)).toEqual(read)
    expect(pretty).toContain(`  "fairDeal": {
    "version": 1,
    "table": "ABCDEFGH",
    "secret": "${HEX}",
    "fingerprint": "${HEX}",
    "seats": [{ "fingerprint": "${HEX}", "chance": "${HEX}" }, { "fingerprint": "${HEX}", "chance": null }, null]
  },
  "actions": [`)
  })

  it('[R6] may be missing', () => {
    const read = parseTranscript(text(undefined))
    expect(read.ok && 'fairDeal' in read.transcript).toBe(false)
  })

  it.each([
    [null, 'fairDeal must be an object'],
    [{ ...deal, version: 2 }, 'version must be 1'],
    [{ ...deal, table: 'abc\n' }, 'table must be a code'],
    [{ ...deal, secret: HEX.toUpperCase() }, 'secret must be 64 digits'],
    [{ ...deal, fingerprint: 7 }, 'fingerprint must be 64 digits'],
    [{ ...deal, seats: [null, null] }, 'a list for 3 seats'],
    [{ ...deal, seats: [null, null, 7] }, 'seats[2] must be an object or null'],
    [{ ...deal, seats: [null, null, { chance: null }] }, 'seats[2].fingerprint must be'],
    [{ ...deal, seats: [null, null, { fingerprint: HEX, chance: '' }] }, 'seats[2].chance must be'],
    [{ ...deal, seats: [null, null, { fingerprint: HEX, chance: null, luck: 1 }] }, 'has no field "luck"'],
    [{ ...deal, taste: 1 }, 'has no field "taste"'],
  ])('[R5] [R6] is refused with a message where it is none: %#', (fairDeal, message) => {
    const read = parseTranscript(text(fairDeal))
    expect(read.ok ? '' : read.fault.message).toContain(message)
  })
})
