import { cardsIn, formatCard } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'
import { PLAY_OPEN, SORTED_DECK, withActions, withConfig } from '../testing/smallTranscript.ts'
import type { Report } from '../verdict.ts'

type Fault = Extract<Report, { valid: false }>

async function replayJson(text: string): Promise<{ status: number; report: Fault }> {
  const { status, out } = await runInMemory(['replay', 'game.json', '--json'], { files: { 'game.json': text } })
  return { status, report: JSON.parse(out) as Fault }
}

type BadFile = readonly [about: string, text: string, code: string, message: string | RegExp]

const FILES: readonly BadFile[] = [
  ['not JSON', 'Ada plays Manuel', 'not_json', /not JSON/],
  ['an empty file', '', 'not_json', /not JSON/],
  ['half a file', withActions(PLAY_OPEN).slice(0, -5), 'not_json', /not JSON/],
  ['a list', '[]', 'not_a_transcript', /a transcript is an object, not a list/],
  ['a nest deeper than any stack', '['.repeat(1e5) + ']'.repeat(1e5), 'not_a_transcript', /not a list/],
  ['null', 'null', 'not_a_transcript', /a transcript is an object, not null/],
  ['no format', '{}', 'wrong_format', /format must be "modern-art-transcript\/1"/],
  ['another format', '{"format":"modern-art-transcript/2"}', 'wrong_format', /not "modern-art-transcript\/2"/],
  ['a misspelt field', withConfig({}).replace('"actions"', '"action"'), 'unknown_field', /no field "action"/],
  ['no config', '{"format":"modern-art-transcript/1","actions":[]}', 'bad_config', /config must be an object/],
  ['no actions', withConfig({}).replace(',"actions":[]', ''), 'bad_actions', /actions must be a list, not nothing/],
  [
    'actions that are no list',
    withConfig({}).replace('[]}', '{}}'),
    'bad_actions',
    /actions must be a list, not an object/,
  ],
  ['two players', withConfig({ players: ['Ada', 'Ben'] }), 'bad_players', /3 to 5 players, not 2/],
  ['six players', withConfig({ players: ['a', 'b', 'c', 'd', 'e', 'f'] }), 'bad_players', /3 to 5 players, not 6/],
  ['no players', withConfig({ players: undefined }), 'bad_players', /players must be a list of names/],
  ['a name that is no string', withConfig({ players: ['Ada', 7, 'Cleo'] }), 'bad_players', /must be a string, not 7/],
  ['an unknown deck', withConfig({ deck: 'modern' }), 'no_such_deck', /deck must be rulebook or classic, not "modern"/],
  [
    'an unknown variant',
    withConfig({ variants: { hiddenMoney: true } }),
    'no_such_variant',
    /no variant "hiddenMoney"/,
  ],
  ['a variant neither on nor off', withConfig({ variants: { openMoney: 'yes' } }), 'bad_variants', /true or false/],
  [
    'mysteryHand with four',
    withConfig({ players: ['Ada', 'Ben', 'Cleo', 'Dov'], variants: { mysteryHand: true } }),
    'bad_variants',
    /mysteryHand is for 3 players, not 4/,
  ],
  ['a starting seat that does not exist', withConfig({ startingSeat: 3 }), 'bad_start', /seats are 0 to 2, not 3/],
  ['no starting seat', withConfig({ startingSeat: undefined }), 'bad_start', /needs a startingSeat/],
  ['neither deck nor seed', withConfig({ deckOrder: undefined }), 'bad_config', /needs a deckOrder or a seed/],
  ['deck and seed', withConfig({ seed: 'x' }), 'bad_config', /a seed or a deckOrder, not both/],
  ['a seed that is no string', withConfig({ seed: 7, deckOrder: undefined }), 'bad_seed', /seed must be a string/],
  [
    'an unknown card',
    withConfig({ deckOrder: swapLast('manuel-open-9') }),
    'bad_deck_order',
    /no card "manuel-open-9"/,
  ],
  ['a card twice', withConfig({ deckOrder: swapLast('manuel-open-1') }), 'bad_deck_order', /"manuel-open-1" twice/],
  ['69 cards', withConfig({ deckOrder: SORTED_DECK.slice(1) }), 'bad_deck_order', /all 70 cards, not 69/],
  [
    '71 cards',
    withConfig({ deckOrder: [...SORTED_DECK, 'manuel-open-1'] }),
    'bad_deck_order',
    /the card "manuel-open-1" twice/,
  ],
  [
    'a card of the other deck',
    withConfig({ deckOrder: cardsIn('classic').map(formatCard) }),
    'bad_deck_order',
    /the rulebook deck has no card "rafael-open-4"/,
  ],
]

function swapLast(card: string): readonly string[] {
  return [...SORTED_DECK.slice(0, -1), card]
}

describe('a file that is not a transcript', () => {
  it.each(FILES)('%s: --json says what is wrong with it, at no action', async (_, text, code, message) => {
    const { status, report } = await replayJson(text)
    expect(status).toBe(2)
    expect(report).toMatchObject({ valid: false, error: { index: null, code }, steps: [] })
    expect(report.error.message).toMatch(message)
  })

  it.each(FILES)('%s: a person gets one line', async (_, text, _code, message) => {
    const { status, out, err } = await runInMemory(['replay', 'game.json'], { files: { 'game.json': text } })
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^modern-art: game\.json is not a transcript: .+\n$/)
    expect(err).toMatch(message)
  })
})

type BadAction = readonly [about: string, action: string, code: string, message: string | RegExp]

const SEATS = ['-1', '3', '1.5', '"0"', 'null', '1e400', '[]']

/** What no amount can be, wherever an amount is asked for. */
const AMOUNTS = ['-1', '1.5', '1e400', '-1e400', '1e300', '"12"', 'null', 'true', '[12]', '{}']

const MALFORMED: readonly BadAction[] = [
  ['an unknown type', '{"type":"steal","seat":1}', 'unknown_action', /"steal" is no type of action/],
  ['a type that is no string', '{"type":7,"seat":1}', 'unknown_action', /7 is no type of action/],
  ['a type that all objects have', '{"type":"constructor","seat":1}', 'unknown_action', /"constructor" is no type/],
  ['no type', '{"seat":1}', 'unknown_action', /nothing is no type of action/],
  ['no object', '"pass"', 'not_an_action', /an action is an object with a type, not "pass"/],
  ['null', 'null', 'not_an_action', /an action is an object with a type, not null/],
  ['a misspelt field', '{"type":"bid","seat":1,"amount":3,"amuont":3}', 'unknown_field', /bid has no field "amuont"/],
  ['no seat', '{"type":"pass"}', 'no_such_seat', /the seats are 0 to 2, not nothing/],
  ...SEATS.map((seat): BadAction => [
    `seat ${seat}`,
    `{"type":"pass","seat":${seat}}`,
    'no_such_seat',
    /the seats are 0 to 2, not/,
  ]),
  [
    'no amount',
    '{"type":"bid","seat":1}',
    'bad_amount',
    /amount must be a whole number from 0 to 9007199254740991, not nothing/,
  ],
  [
    'no price',
    '{"type":"set_price","seat":0}',
    'bad_amount',
    /price must be a whole number from 0 to 9007199254740991, not nothing/,
  ],
  ...AMOUNTS.flatMap((amount): BadAction[] => [
    [`a bid of ${amount}`, `{"type":"bid","seat":1,"amount":${amount}}`, 'bad_amount', /amount must be a whole number/],
    [
      `a sealed bid of ${amount}`,
      `{"type":"submit_bid","seat":1,"amount":${amount}}`,
      'bad_amount',
      /amount must be a whole number/,
    ],
    [
      `a price of ${amount}`,
      `{"type":"set_price","seat":0,"price":${amount}}`,
      'bad_amount',
      /price must be a whole number/,
    ],
  ]),
  [
    'an unknown card',
    '{"type":"play_card","seat":0,"card":"manuel-open-9"}',
    'no_such_card',
    /no card "manuel-open-9"/,
  ],
  [
    'a card of the other deck',
    '{"type":"play_card","seat":0,"card":"rafael-open-4"}',
    'no_such_card',
    /the rulebook deck has no card "rafael-open-4"/,
  ],
  ['a card by number', '{"type":"play_card","seat":0,"card":1}', 'no_such_card', /no card 1/],
  ['no card', '{"type":"play_card","seat":0}', 'no_such_card', /no card nothing/],
]

const FORBIDDEN: readonly BadAction[] = [
  ['a bid of 0', '{"type":"bid","seat":1,"amount":0}', 'amount_too_low', /0 is too low: at least 1/],
  ['a bid of 101', '{"type":"bid","seat":1,"amount":101}', 'not_enough_money', /101 is more than the 100/],
  ['a bid of 1e15', '{"type":"bid","seat":1,"amount":1e15}', 'not_enough_money', /1000000000000000 is more/],
  [
    'what the phase does not ask',
    '{"type":"buy","seat":1}',
    'wrong_phase',
    /buy is no answer now: an open auction runs/,
  ],
]

/** The last paragraph of a story, on one line. */
function closingOf(out: string): string {
  return out.trimEnd().split('\n\n').at(-1)?.replaceAll('\n ', '') ?? ''
}

describe('a transcript with an action that is wrong', () => {
  it.each([...MALFORMED, ...FORBIDDEN])('%s: --json says so, at its index', async (_, action, code, message) => {
    const { status, report } = await replayJson(withActions(PLAY_OPEN, action, '{"type":"hammer"}'))
    expect(status).toBe(1)
    expect(report).toMatchObject({ valid: false, error: { index: 1, code } })
    expect(report.error.message).toMatch(message)
    expect(report.steps.map((step) => step.phase)).toEqual(['awaiting_card_play', 'auction:open'])
  })

  it.each(MALFORMED)('%s: a person gets the story so far and then that', async (_, action, _code, message) => {
    const { status, out } = await runInMemory(['replay', '-'], { files: { '-': withActions(PLAY_OPEN, action) } })
    expect(status).toBe(1)
    expect(out).toContain('Ada plays Manuel Carvalho, open auction (manuel-open-1)\n')
    expect(closingOf(out)).toMatch(/^action 1: /)
    expect(closingOf(out)).toMatch(message)
  })

  it.each(FORBIDDEN)('%s: a person is told who did it', async (_, action, _code, message) => {
    const { status, out } = await runInMemory(['replay', '-'], { files: { '-': withActions(PLAY_OPEN, action) } })
    expect(status).toBe(1)
    expect(closingOf(out)).toMatch(/^action 1 \((bid|buy) by Ben\): /)
    expect(closingOf(out)).toMatch(message)
  })

  it('tells of the clock without a name', async () => {
    const { out } = await runInMemory(['replay', '-'], { files: { '-': withActions('{"type":"hammer"}') } })
    expect(out).toMatch(/\naction 0 \(hammer\): hammer is no answer now: a card is to be played/)
  })

  it('reports a forbidden action before a later one that cannot be read', async () => {
    const tooHigh = '{"type":"bid","seat":1,"amount":101}'
    const { status, report } = await replayJson(withActions(PLAY_OPEN, tooHigh, '{"type":"steal"}'))
    expect(status).toBe(1)
    expect(report.error).toMatchObject({ index: 1, code: 'not_enough_money' })
    expect(report.steps).toHaveLength(2)
  })

  it('reports one that cannot be read before a later one that is forbidden', async () => {
    const tooHigh = '{"type":"bid","seat":1,"amount":101}'
    const { report } = await replayJson(withActions(PLAY_OPEN, '{"type":"steal"}', tooHigh))
    expect(report.error).toMatchObject({ index: 1, code: 'unknown_action' })
  })
})
