import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { ARTISTS, formatArtist, parseArtist } from './artist.ts'
import { formatCard, parseCard } from './card.ts'
import { DECK_NAMES, cardsIn } from './deck.ts'
import { formatAction, parseAction } from './notation.ts'
import { replay } from './replay.ts'
import { SOME_GAMES, everyGame, lawRuns } from './testing/law.ts'
import { anyRecipe, configOf, turnsOf } from './testing/games.ts'
import { assertSame } from './testing/sameData.ts'
import { formatTranscript, formatTranscriptLine, parseTranscript } from './transcript.ts'
import type { Transcript } from './transcript.ts'

describe('laws of the transcripts', () => {
  it('[R1] a replay goes through the same states as the game, and ends in the same', () => {
    everyGame(SOME_GAMES, (recipe) => {
      const turns = Array.from(turnsOf(recipe))
      const transcript = { config: configOf(recipe), actions: turns.map((turn) => turn.action) }
      const read = parseTranscript(formatTranscript(transcript))
      assert.ok(read.ok)
      const { steps, fault } = replay(read.transcript)
      assert.equal(fault, null)
      assertSame(
        steps.slice(1),
        turns.map((turn) => turn.after),
      )
    })
  })

  it('[R3] what is written is read back, and what is read back is written again to the byte', () => {
    everyGame(SOME_GAMES, (recipe) => {
      const transcript: Transcript = {
        config: configOf(recipe),
        actions: Array.from(turnsOf(recipe), (turn) => turn.action),
      }
      for (const format of [formatTranscript, formatTranscriptLine]) {
        const text = format(transcript)
        const read = parseTranscript(text)
        assertSame(read, { ok: true, transcript })
        assert.ok(read.ok)
        assert.equal(format(read.transcript), text)
      }
    })
  })

  it('[R3] names and seeds of any characters survive', () => {
    const anySeeded = fc.record({
      players: fc.array(fc.string({ unit: 'binary' }), { minLength: 3, maxLength: 5 }),
      seed: fc.string({ unit: 'binary' }),
      deck: fc.constantFrom(...DECK_NAMES),
      startingSeat: fc.constantFrom(null, 0, 2),
    })
    const variants = { mysteryHand: false, splitDouble: true, openMoney: false }
    fc.assert(
      fc.property(anySeeded, (config) => {
        const transcript: Transcript = { config: { ...config, variants }, actions: [] }
        assertSame(parseTranscript(formatTranscript(transcript)), { ok: true, transcript })
      }),
    )
  })

  it('parse ∘ format is the identity for actions, cards and artists', () => {
    everyGame(SOME_GAMES, (recipe) => {
      const config = configOf(recipe)
      for (const { action } of turnsOf(recipe)) {
        assertSame(parseAction(formatAction(action), config), { ok: true, value: action })
      }
    })
    for (const deck of DECK_NAMES) for (const card of cardsIn(deck)) assert.equal(parseCard(formatCard(card)), card)
    for (const artist of ARTISTS) assert.equal(parseArtist(formatArtist(artist)), artist)
  })

  it('[R4] [R5] no JSON at all makes the reader throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, text) => {
        parseTranscript(text)
        parseTranscript(JSON.stringify(json))
        parseTranscript(JSON.stringify({ format: 'modern-art-transcript/1', config: json, actions: [] }))
      }),
      { numRuns: lawRuns(1000) },
    )
  })

  it('[R4] no value in place of an action or one of its fields makes the reader throw or slips through', () => {
    const type = fc.constantFrom('play_card', 'bid', 'pass', 'submit_bid', 'set_price', 'hammer', 'buy')
    const anyAction = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { type, seat: fc.jsonValue(), card: fc.jsonValue(), amount: fc.jsonValue() },
        { requiredKeys: ['type'] },
      ),
    )
    fc.assert(
      fc.property(anyRecipe(), anyAction, (recipe, json) => {
        const result = parseAction(json, configOf(recipe))
        // A written action is compared, for JSON makes no difference between 0 and minus 0.
        if (result.ok) assert.equal(JSON.stringify(formatAction(result.value)), JSON.stringify(json))
      }),
      { numRuns: lawRuns(2000) },
    )
  })
})
