import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seed.ts'
import { NO_VARIANTS } from '../setup.ts'
import type { GameConfig } from '../setup.ts'
import { startGame } from '../play.ts'
import { eventFor } from '../view.ts'
import type { Transcript } from '../transcript.ts'
import { checkDeal, isFair } from './checkDeal.ts'
import { dealtBy, fairNumber, fingerprintOfChance, fingerprintOfSecret } from './fairDeal.ts'
import type { FairDeal, SeatChance } from './fairDeal.ts'
import { bearsOut, checkWitness } from './witness.ts'
import type { Witness } from './witness.ts'

/* Who could cheat, what they could do, and what comes of it. */

const TABLE = 'ABCDEFGH'
const random = seededRandom('cheats', 'test')

function anyNumber(): string {
  return fairNumber(Uint8Array.from({ length: 32 }, () => random(256)))
}

function promised(chance: string): SeatChance {
  return { fingerprint: fingerprintOfChance(TABLE, chance), chance }
}

function gameOf(deal: FairDeal): GameConfig {
  return { players: ['Ana', 'Ben', 'Cleo'], deck: 'rulebook', variants: NO_VARIANTS, ...dealtBy(deal, 'rulebook') }
}

/** What an honest page on a seat knows of a deal as it was shown to it, and of the game that it then saw. */
function witnessOn(seat: number, shown: FairDeal, chance: string, played: GameConfig): Witness {
  const dealt = startGame(played)
    .events.map((event) => eventFor(event, seat))
    .flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
  return {
    table: TABLE,
    seat,
    chance,
    fingerprint: shown.fingerprint,
    promised: shown.seats.map((each) => each?.fingerprint ?? null),
    deck: 'rulebook',
    mysteryHand: false,
    dealt,
  }
}

const secret = anyNumber()
const chances = [anyNumber(), anyNumber(), anyNumber()] as const
const honest: FairDeal = {
  table: TABLE,
  secret,
  fingerprint: fingerprintOfSecret(TABLE, secret),
  seats: chances.map(promised),
}
const config = gameOf(honest)
const transcript: Transcript = { config, actions: [], fairDeal: honest }
/** Ana's page, which is honest. */
const ana = witnessOn(0, honest, chances[0], config)

describe('the check of a deal', () => {
  it('finds nothing where everybody was honest', () => {
    expect(checkDeal(honest, config)).toEqual({ secret: true, wrongChances: [], deck: true, start: true })
    expect(isFair(checkDeal(honest, config))).toBe(true)
    for (const [seat, chance] of chances.entries()) {
      const check = checkWitness(transcript, honest, witnessOn(seat, honest, chance, config))
      expect(check).toEqual({ fingerprint: true, promises: true, ownChance: true, ownCards: true })
      expect(bearsOut(check)).toBe(true)
    }
  })

  it('catches a server that deals another deck, or begins on another seat', () => {
    const [first, second, ...others] = config.deckOrder
    if (first === undefined || second === undefined) throw new Error('a deck has cards')
    const swapped = { ...config, deckOrder: [second, first, ...others] }
    expect(checkDeal(honest, swapped)).toEqual({ secret: true, wrongChances: [], deck: false, start: true })
    const start = { ...config, startingSeat: (config.startingSeat + 1) % 3 }
    expect(checkDeal(honest, start)).toEqual({ secret: true, wrongChances: [], deck: true, start: false })
    expect([swapped, start].some((dealt) => isFair(checkDeal(honest, dealt)))).toBe(false)
  })

  it('catches a server that looks for another secret once it knows the chances', () => {
    const better = anyNumber()
    const kept = { ...honest, secret: better }
    expect(checkDeal(kept, gameOf(kept))).toMatchObject({ secret: false, deck: true })
    expect(isFair(checkDeal(kept, gameOf(kept)))).toBe(false)
    // If it publishes another fingerprint to go with it, the file agrees with itself, and every page that was there does not.
    const renewed = { ...kept, fingerprint: fingerprintOfSecret(TABLE, better) }
    expect(isFair(checkDeal(renewed, gameOf(renewed)))).toBe(true)
    const check = checkWitness({ config: gameOf(renewed), actions: [] }, renewed, ana)
    expect(check).toMatchObject({ fingerprint: false, promises: true, ownChance: true })
    expect(bearsOut(check)).toBe(false)
  })

  it('catches a server that replaces a chance, or leaves it out, by the page whose chance it was', () => {
    const replaced = { ...honest, seats: [promised(anyNumber()), ...honest.seats.slice(1)] }
    const again = checkWitness({ config: gameOf(replaced), actions: [] }, replaced, ana)
    expect(again).toMatchObject({ promises: false, ownChance: false })
    // Under its old fingerprint the file alone gives it away.
    const forged = { ...honest, seats: [{ ...promised(chances[0]), chance: anyNumber() }, ...honest.seats.slice(1)] }
    expect(checkDeal(forged, gameOf(forged)).wrongChances).toEqual([0])
    expect(isFair(checkDeal(forged, gameOf(forged)))).toBe(false)
    const leftOut = { ...honest, seats: [{ ...promised(chances[0]), chance: null }, ...honest.seats.slice(1)] }
    const without = checkWitness({ config: gameOf(leftOut), actions: [] }, leftOut, ana)
    expect(without).toMatchObject({ fingerprint: true, promises: true, ownChance: false })
    const denied = { ...honest, seats: [null, ...honest.seats.slice(1)] }
    expect(bearsOut(checkWitness({ config: gameOf(denied), actions: [] }, denied, ana))).toBe(false)
  })

  it('catches a server that shows one deck and writes down another', () => {
    const taste = anyNumber()
    const other = { ...honest, secret: taste, fingerprint: fingerprintOfSecret(TABLE, taste) }
    const saw = witnessOn(0, honest, chances[0], gameOf(other))
    const check = checkWitness(transcript, honest, saw)
    expect(check).toEqual({ fingerprint: true, promises: true, ownChance: true, ownCards: false })
    expect(bearsOut(check)).toBe(false)
  })

  it('catches a server that changes the deck, the hands or the table once it knows the chances', () => {
    const classic = { ...config, deck: 'classic' as const, ...dealtBy(honest, 'classic') }
    expect(checkWitness({ config: classic, actions: [] }, honest, ana).promises).toBe(false)
    const mystery = { ...config, variants: { ...NO_VARIANTS, mysteryHand: true } }
    expect(checkWitness({ config: mystery, actions: [] }, honest, ana).promises).toBe(false)
    expect(checkWitness(transcript, { ...honest, table: 'ABCDEFGJ' }, ana).fingerprint).toBe(false)
    expect(isFair(checkDeal({ ...honest, table: 'ABCDEFGJ' }, config))).toBe(false)
  })

  it('leaves a server that conspires with pages no more than to leave their chances out, and shows it', () => {
    // Ben and Cleo conspire with the server: they know each other's chances and the secret, but promised theirs before
    // Ana gave hers away. Whatever they do, one of these decks is dealt, or Ana's page or the file says that it was not.
    const options = [0, 1, 2, 3].map((which) => ({
      ...honest,
      seats: honest.seats.map((seat, index) =>
        seat !== null && index > 0 && (which & index) > 0 ? { ...seat, chance: null } : seat,
      ),
    }))
    const unnoticed = options.filter((deal) => {
      const played = gameOf(deal)
      const saw = witnessOn(0, honest, chances[0], played)
      return isFair(checkDeal(deal, played)) && bearsOut(checkWitness({ config: played, actions: [] }, deal, saw))
    })
    expect(new Set(unnoticed.map((deal) => gameOf(deal).deckOrder.join())).size).toBe(4)
    // Each record says whose chance is missing.
    expect(options.map(({ seats }) => seats.map((seat) => seat?.chance === null))).toEqual([
      [false, false, false],
      [false, true, false],
      [false, false, true],
      [false, true, true],
    ])
    // Any other chance of theirs would have to have the same fingerprint.
    const chosen = { ...honest, seats: [promised(chances[0]), promised(chances[1]), promised(anyNumber())] }
    expect(bearsOut(checkWitness({ config: gameOf(chosen), actions: [] }, chosen, ana))).toBe(false)
  })

  it('says nothing about cards that a page did not see', () => {
    const check = checkWitness(transcript, honest, { ...ana, dealt: [] })
    expect(check.ownCards).toBe(null)
    expect(bearsOut(check)).toBe(true)
  })
})
