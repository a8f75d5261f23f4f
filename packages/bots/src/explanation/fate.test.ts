import { viewFor } from '@modern-art/engine'
import type { Action, GameState } from '@modern-art/engine'
import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../model/knowledge.ts'
import { lastCards } from '../testing/lastCards.ts'
import { fateOf } from './fate.ts'
import type { Fate } from './fate.ts'
import { stakeOf } from './stake.ts'

/** The fate of the artist of a card, when seat 0 has laid it down. */
function fateAfter(state: GameState, id: string): Fate | null {
  const action: Action = { type: 'play_card', seat: 0, card: cardNamed(id) }
  const view = viewFor(state, 0)
  const knowledge = knowledgeOf(view)
  const stake = stakeOf(view, knowledge, action)
  return stake === null ? null : fateOf(view, knowledge, stake)
}

describe('the fate of an artist', () => {
  it('is open at the beginning', () => {
    const all = lastCards({
      hands: [
        'manuel-open-1 sigrid-open-1 daniel-open-1',
        'ramon-open-1 rafael-open-1 sigrid-open-2',
        'daniel-open-2 ramon-open-2 rafael-open-2',
      ],
      played: '',
    })
    expect(fateAfter(all, 'manuel-open-1')).toBe('open')
  })

  it('is to be placed where the cards left do not bring three others past', () => {
    const hands = ['daniel-open-1 ramon-open-1', 'ramon-open-2', 'rafael-open-1 rafael-open-2']
    // Ramon and Rafael, being further right, need two each; Manuel is ahead already.
    const three = 'manuel-open-1 manuel-open-2'
    expect(fateAfter(lastCards({ hands, played: three }), 'daniel-open-1')).toBe('open')
    const fewer = ['daniel-open-1 ramon-open-1', 'ramon-open-2', 'rafael-open-1']
    expect(fateAfter(lastCards({ hands: fewer, played: three }), 'daniel-open-1')).toBe('placed')
  })

  it('looks at the cards of each artist, not only at how many are left', () => {
    const hands = ['daniel-open-1 ramon-open-1', 'ramon-open-2 ramon-open-3', 'ramon-hidden-1 ramon-hidden-2']
    expect(fateAfter(lastCards({ hands, played: 'manuel-open-1 manuel-open-2' }), 'daniel-open-1')).toBe('placed')
  })

  it('knows that only one artist gets a fifth painting', () => {
    const hands = [
      'sigrid-open-1 daniel-open-1',
      'daniel-open-2 ramon-open-1 ramon-open-2',
      'rafael-open-1 rafael-open-2 manuel-hidden-1',
    ]
    const played = `sigrid-open-2 sigrid-open-3 sigrid-hidden-1 daniel-open-3 daniel-open-4 daniel-hidden-1
      ramon-open-3 ramon-hidden-1 ramon-hidden-2 rafael-open-3 rafael-hidden-1 rafael-hidden-2
      manuel-open-1 manuel-open-2 manuel-open-3`
    // With her fourth, Sigrid can be passed by Manuel at four, and by one of the others at five.
    expect(fateAfter(lastCards({ hands, played }), 'sigrid-open-1')).toBe('placed')
    // Rafael can be passed by all that reach four.
    const mine = [`rafael-open-1 daniel-open-1`, ...hands.slice(1).map((hand) => hand.replace('rafael-open-1', ''))]
    expect(fateAfter(lastCards({ hands: mine, played }), 'rafael-open-1')).toBe('open')
  })

  it('is lost where three stay ahead of all that can come', () => {
    const hands = ['rafael-open-1 rafael-open-2', 'manuel-open-1', 'sigrid-open-1']
    const ones = 'manuel-open-2 sigrid-open-2 daniel-open-2'
    expect(fateAfter(lastCards({ hands, played: ones }), 'rafael-open-1')).toBe('open')
    const twos = `${ones} manuel-open-3 sigrid-open-3 daniel-open-3`
    expect(fateAfter(lastCards({ hands, played: twos }), 'rafael-open-1')).toBe('lost')
    // Of as many paintings, those further left are ahead.
    const tied = ['rafael-open-1 manuel-open-1', 'manuel-one_offer-1', 'sigrid-open-1']
    expect(fateAfter(lastCards({ hands: tied, played: ones }), 'rafael-open-1')).toBe('lost')
    expect(fateAfter(lastCards({ hands: tied, played: 'manuel-open-2 sigrid-open-2' }), 'rafael-open-1')).toBe('placed')
  })

  it('reckons with what the mystery hand may turn up', () => {
    const remains = {
      hands: ['rafael-open-1 manuel-open-1', 'manuel-one_offer-1', 'sigrid-open-1'],
      played: 'manuel-open-2 sigrid-open-2 daniel-open-2',
      variants: { mysteryHand: true },
    }
    expect(fateAfter(lastCards({ ...remains, mystery: 'rafael-open-2' }), 'rafael-open-1')).toBe('open')
    expect(fateAfter(lastCards({ ...remains, mystery: 'daniel-open-1' }), 'rafael-open-1')).toBe('lost')
    const allFlipped = {
      ...remains,
      hands: ['rafael-open-1', 'manuel-open-1', ''],
      played: `${remains.played} manuel-open-3 sigrid-open-3 daniel-open-3`,
    }
    expect(fateAfter(lastCards({ ...allFlipped, mystery: 'rafael-open-2 rafael-open-3' }), 'rafael-open-1')).toBe(
      'open',
    )
    expect(fateAfter(lastCards({ ...allFlipped, mystery: 'rafael-open-2' }), 'rafael-open-1')).toBe('lost')
  })
})
