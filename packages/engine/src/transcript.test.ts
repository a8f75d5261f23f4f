import { describe, expect, it } from 'vitest'
import { formatCard } from './card.ts'
import { seededDeck, seededStart } from './chance/seed.ts'
import { resolveConfig } from './config.ts'
import { formatAction } from './notation.ts'
import { replay } from './replay.ts'
import { formatTranscript, formatTranscriptLine, parseTranscript } from './transcript.ts'

const deckOrder = seededDeck('transcript', 'rulebook').map(formatCard)

const config: Readonly<Record<string, unknown>> = {
  players: ['Ada', 'Ben', 'Cleo'],
  deck: 'rulebook',
  variants: { mysteryHand: false, splitDouble: false, openMoney: false },
  startingSeat: 0,
  deckOrder,
}

function text(overrides: Readonly<Record<string, unknown>> = {}, actions: unknown = []): string {
  return JSON.stringify({ format: 'modern-art-transcript/1', config: { ...config, ...overrides }, actions })
}

describe('a transcript', () => {
  const play = { type: 'play_card', seat: 0, card: deckOrder[0] }

  it('[R1] [R3] is the same text when it is read and written again', () => {
    const line = text({}, [play, { type: 'hammer' }])
    const result = parseTranscript(line)
    if (!result.ok) throw new Error(result.fault.message)
    expect(formatTranscriptLine(result.transcript)).toBe(line)
    const pretty = formatTranscript(result.transcript)
    const again = parseTranscript(pretty)
    expect(again).toEqual(result)
    expect(again.ok && formatTranscript(again.transcript)).toBe(pretty)
    expect(JSON.parse(pretty)).toEqual(JSON.parse(line))
  })

  it('[R3] writes the fields of an action in their order and no other, however it was made', () => {
    const strange = { id: 'abc', amount: 12, seat: 1, type: 'bid' } as const
    expect(JSON.stringify(formatAction(strange))).toBe('{"type":"bid","seat":1,"amount":12}')
  })

  it('[R3] is laid out for people, an action a line', () => {
    const result = parseTranscript(
      '{"format":"modern-art-transcript/1","config":{"players":["A","B","C"],"deck":"classic","seed":"x"},"actions":[{"type":"pass","seat":1},{"type":"hammer"}]}',
    )
    expect(result.ok && formatTranscript(result.transcript)).toBe(`{
  "format": "modern-art-transcript/1",
  "config": {
    "players": ["A", "B", "C"],
    "deck": "classic",
    "variants": { "mysteryHand": false, "splitDouble": false, "openMoney": false },
    "seed": "x"
  },
  "actions": [
    { "type": "pass", "seat": 1 },
    { "type": "hammer" }
  ]
}
`)
  })

  it('[R2] may name a seed for the deck, which then draws the starting seat; absent variants are off', () => {
    const { players, deck } = config
    const seeded = { players, deck, seed: 'x' }
    const result = parseTranscript(JSON.stringify({ format: 'modern-art-transcript/1', config: seeded, actions: [] }))
    if (!result.ok) throw new Error(result.fault.message)
    const resolved = resolveConfig(result.transcript.config)
    expect(resolved.deckOrder).toEqual(seededDeck('x', 'rulebook'))
    expect(resolved.startingSeat).toBe(seededStart('x', 3))
    expect(resolved.variants).toEqual({ mysteryHand: false, splitDouble: false, openMoney: false })
  })

  it('[R2] [S3] without a deck it is played with the rulebook deck', () => {
    const result = parseTranscript(text({ deck: undefined }))
    expect(result.ok && result.transcript.config.deck).toBe('rulebook')
  })

  it('[R2] a seed leaves a starting seat that is given alone', () => {
    for (const startingSeat of [0, 1, 2]) {
      const result = parseTranscript(text({ deckOrder: undefined, seed: 'x', startingSeat }))
      expect(result.ok && resolveConfig(result.transcript.config).startingSeat).toBe(startingSeat)
    }
  })

  it('[R4] reports the first action that cannot be read, with those before it', () => {
    const result = parseTranscript(text({}, [play, { type: 'sing' }, play]))
    expect(result).toMatchObject({ ok: false, fault: { index: 1, code: 'unknown_action' } })
    expect(!result.ok && result.readablePart?.actions).toHaveLength(1)
  })

  it('[R4] quotes a number that is too large as it is', () => {
    const result = parseTranscript(text({}, [{ type: 'bid', seat: 0, amount: 'x' }]).replace('"x"', '1e400'))
    expect(!result.ok && result.fault.message).toBe(
      'bid: amount must be a whole number from 0 to 9007199254740991, not Infinity',
    )
  })

  it('[R4] takes minus zero for zero', () => {
    const result = parseTranscript(text({}, [{ type: 'bid', seat: 'x', amount: 'x' }]).replaceAll('"x"', '-0'))
    expect(result.ok && result.transcript.actions).toEqual([{ type: 'bid', seat: 0, amount: 0 }])
  })

  it('[R4] reports the first action that the rules forbid, with the states before it', () => {
    const result = parseTranscript(text({}, [play, play]))
    if (!result.ok) throw new Error(result.fault.message)
    const { steps, fault } = replay(result.transcript)
    expect(steps).toHaveLength(2)
    expect(fault).toMatchObject({ index: 1, code: 'wrong_phase' })
  })

  it.each([
    ['null', null, 'not_an_action'],
    ['a string', 'pass', 'not_an_action'],
    ['a list', [], 'not_an_action'],
    ['no type', { seat: 0 }, 'unknown_action'],
    ['an unknown type', { type: 'sing', seat: 0 }, 'unknown_action'],
    ['a type from the prototype', { type: 'toString', seat: 0 }, 'unknown_action'],
    ['a missing seat', { type: 'pass' }, 'no_such_seat'],
    ['seat -1', { type: 'pass', seat: -1 }, 'no_such_seat'],
    ['seat 3 of 3', { type: 'pass', seat: 3 }, 'no_such_seat'],
    ['seat 0.5', { type: 'pass', seat: 0.5 }, 'no_such_seat'],
    ['seat "0"', { type: 'pass', seat: '0' }, 'no_such_seat'],
    ['seat null', { type: 'pass', seat: null }, 'no_such_seat'],
    ['a missing amount', { type: 'bid', seat: 0 }, 'bad_amount'],
    ['a negative amount', { type: 'bid', seat: 0, amount: -1 }, 'bad_amount'],
    ['a fractional amount', { type: 'bid', seat: 0, amount: 1.5 }, 'bad_amount'],
    ['a string for an amount', { type: 'bid', seat: 0, amount: '10' }, 'bad_amount'],
    ['null for an amount', { type: 'submit_bid', seat: 0, amount: null }, 'bad_amount'],
    ['an amount past all exact numbers', { type: 'bid', seat: 0, amount: 1e300 }, 'bad_amount'],
    ['a fractional price', { type: 'set_price', seat: 0, price: 0.1 }, 'bad_amount'],
    ['an unknown card', { type: 'play_card', seat: 0, card: 'manuel-open-9' }, 'no_such_card'],
    ['a card of the other deck', { type: 'play_card', seat: 0, card: 'rafael-open-4' }, 'no_such_card'],
    ['a number for a card', { type: 'play_card', seat: 0, card: 3 }, 'no_such_card'],
    ['a field too many', { type: 'pass', seat: 0, amount: 3 }, 'unknown_field'],
    ['a hammer with a seat', { type: 'hammer', seat: 0 }, 'unknown_field'],
  ])('[R4] refuses an action that is %s', (_, action, code) => {
    expect(parseTranscript(text({}, [action]))).toMatchObject({ ok: false, fault: { index: 0, code } })
  })

  it.each([
    ['no JSON', 'not json', 'not_json', 'not JSON'],
    ['empty', '', 'not_json', 'not JSON'],
    ['a list', '[]', 'not_a_transcript', 'an object'],
    ['null', 'null', 'not_a_transcript', 'an object'],
    ['without a format', '{}', 'wrong_format', 'modern-art-transcript/1'],
    ['of another format', '{"format":"modern-art-transcript/2"}', 'wrong_format', 'transcript/2'],
    ['without a configuration', '{"format":"modern-art-transcript/1"}', 'bad_config', 'config'],
    ['with a field too many', `{"extra":1,${text().slice(1)}`, 'unknown_field', '"extra"'],
    ['without actions', text({}, null), 'bad_actions', 'actions'],
    ['with players that are no list', text({ players: 'Ada' }), 'bad_players', 'list of names'],
    ['with two players', text({ players: ['A', 'B'] }), 'bad_players', '3 to 5 players, not 2'],
    ['with six players', text({ players: 'ABCDEF'.split('') }), 'bad_players', '3 to 5 players, not 6'],
    ['with a name that is no string', text({ players: ['A', 'B', 3] }), 'bad_players', 'must be a string, not 3'],
    ['with an unknown deck', text({ deck: 'tarot' }), 'no_such_deck', '"tarot"'],
    ['with null for the variants', text({ variants: null }), 'bad_variants', 'must be an object, not null'],
    ['with null for a variant', text({ variants: { openMoney: null } }), 'bad_variants', 'true or false, not null'],
    ['nested deeper than any stack', '['.repeat(1e5) + ']'.repeat(1e5), 'not_a_transcript', 'not a list'],
    ['with variants that are no object', text({ variants: [] }), 'bad_variants', 'object'],
    ['with an unknown variant', text({ variants: { turbo: true } }), 'no_such_variant', '"turbo"'],
    ['with a variant that is no switch', text({ variants: { openMoney: 1 } }), 'bad_variants', 'true or false'],
    [
      'with a mystery hand for four',
      text({ players: 'ABCD'.split(''), variants: { mysteryHand: true } }),
      'bad_variants',
      'mysteryHand is for 3 players, not 4',
    ],
    ['with a starting seat that does not exist', text({ startingSeat: 3 }), 'bad_start', '0 to 2, not 3'],
    ['with a deck but no starting seat', text({ startingSeat: undefined }), 'bad_start', 'needs a startingSeat'],
    ['with neither deck nor seed', text({ deckOrder: undefined }), 'bad_config', 'deckOrder or a seed'],
    ['with both deck and seed', text({ seed: 'x' }), 'bad_config', 'not both'],
    ['with a seed that is no string', text({ deckOrder: undefined, seed: 3 }), 'bad_seed', 'string'],
    ['with a deck that is no list', text({ deckOrder: 'all' }), 'bad_deck_order', 'list of cards'],
    ['with 69 cards', text({ deckOrder: deckOrder.slice(1) }), 'bad_deck_order', 'all 70 cards, not 69'],
    ['with 71 cards', text({ deckOrder: [...deckOrder, deckOrder[0]] }), 'bad_deck_order', 'twice'],
    ['with a card twice', text({ deckOrder: [deckOrder[1], ...deckOrder.slice(1)] }), 'bad_deck_order', 'twice'],
    [
      'with an unknown card',
      text({ deckOrder: ['mona-lisa', ...deckOrder.slice(1)] }),
      'bad_deck_order',
      '"mona-lisa"',
    ],
    ['with a card of the other deck', text({ deck: 'classic' }), 'bad_deck_order', 'daniel-open-4'],
  ])('[R5] is not a text that is %s', (_, bad, code, message) => {
    const result = parseTranscript(bad)
    expect(result).toMatchObject({ ok: false, readablePart: null, fault: { index: null, code } })
    expect(!result.ok && result.fault.message).toContain(message)
  })
})
