import { cardsIn, formatCard, TRANSCRIPT_FORMAT } from '@modern-art/engine'

/** All cards in the order of the board: seat 0 has every painting by Manuel Carvalho but the doubles. */
export const SORTED_DECK: readonly string[] = cardsIn('rulebook').map(formatCard)

const SMALL_CONFIG: Readonly<Record<string, unknown>> = {
  players: ['Ada', 'Ben', 'Cleo'],
  deck: 'rulebook',
  startingSeat: 0,
  deckOrder: SORTED_DECK,
}

/** A transcript with something else in the place of a field of its configuration; `undefined` takes the field away. */
export function withConfig(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ format: TRANSCRIPT_FORMAT, config: { ...SMALL_CONFIG, ...fields }, actions: [] })
}

/** A transcript with these actions, given as they stand in the file: it need not be possible to write them otherwise. */
export function withActions(...actions: readonly string[]): string {
  const config = JSON.stringify(SMALL_CONFIG)
  return `{"format":${JSON.stringify(TRANSCRIPT_FORMAT)},"config":${config},"actions":[${actions.join(',')}]}`
}

/** Opens an auction in which anyone may bid. */
export const PLAY_OPEN = '{"type":"play_card","seat":0,"card":"manuel-open-1"}'
