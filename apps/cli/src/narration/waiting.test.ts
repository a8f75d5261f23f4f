import { NO_VARIANTS, replay, snapshotOf } from '@modern-art/engine'
import type { PhaseLabel } from '@modern-art/engine'
import { expect, it } from 'vitest'
import { randomTranscript } from '../testing/randomTranscript.ts'
import { waitingFor } from './waiting.ts'

it('tells of every phase what it waits for', () => {
  const transcript = randomTranscript({
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand: true },
    startingSeat: 0,
    seed: 'waiting',
  })
  const heard = new Map<PhaseLabel, Set<string>>()
  for (const { state } of replay(transcript).steps) {
    const words = waitingFor(state)?.replace(/^.*(Ada|Ben|Cleo) (has|have) /, '')
    const { phase } = snapshotOf(state)
    heard.set(phase, (heard.get(phase) ?? new Set()).add(words ?? 'nothing'))
  }
  expect(Object.fromEntries(heard)).toEqual({
    awaiting_card_play: new Set(['to play a painting']),
    double_offer: new Set(['to add a second painting or decline']),
    'auction:open': new Set(['to bid or pass']),
    'auction:one_offer': new Set(['to bid or pass']),
    'auction:hidden': new Set(['to make a sealed bid']),
    'auction:fixed_price': new Set(['to name a price', 'to buy or pass']),
    mystery: new Set(['to flip a card from the mystery hand or leave it']),
    finished: new Set(['nothing']),
  })
})
