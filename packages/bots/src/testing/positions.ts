import type { GameState } from '@modern-art/engine'
import { game } from './scenario.ts'

/** Seat 0 is in turn in the first round: nobody has a tile yet, and a painting pays 30 at most. */
export const FIRST_ROUND: GameState = game([
  'manuel-open-1 manuel-one_offer-1 manuel-hidden-1 manuel-fixed_price-1 manuel-double-1',
  'sigrid-open-1 sigrid-hidden-1',
  'daniel-open-1',
])

/**
 * The second round, seat 0 in turn. Manuel has the tile of 30 from the first and three paintings out, Sigrid has one: another
 * of Manuel's will be first or second, and pay 50 at least.
 */
export const MANUEL_LEADS: GameState = game(
  [
    'manuel-open-1 manuel-fixed_price-2 manuel-double-1 manuel-open-3 manuel-hidden-1 manuel-fixed_price-1',
    'manuel-open-2 manuel-one_offer-1 sigrid-open-1',
    'manuel-one_offer-2 manuel-one_offer-3 manuel-double-2',
  ],
  '0 sells manuel-open-1 to 0 for 30',
  '1 sells manuel-open-2 to 1 for 30',
  '2 sells manuel-one_offer-2 to 2 for 30',
  '0 sells manuel-fixed_price-2 to 0 for 30',
  '1 plays manuel-one_offer-1',
  '2 sells manuel-one_offer-3 to 2 for 30',
  '0 plays manuel-double-1',
  '0 declines',
  '1 declines',
  '2 declines',
  '1 sells sigrid-open-1 to 1 for 5',
  '2 plays manuel-double-2',
  '2 declines',
  '0 declines',
  '1 declines',
)

/** Manuel, Sigrid and Daniel have four paintings each, seat 0 is in turn: another artist comes too late. */
export const LATE_COMERS: GameState = game(
  [
    'manuel-open-1 manuel-open-2 sigrid-open-1 sigrid-open-2 ramon-hidden-1 ramon-fixed_price-1 ramon-open-1',
    'manuel-open-3 manuel-one_offer-1 daniel-open-1 daniel-open-2',
    'sigrid-open-3 sigrid-one_offer-1 daniel-open-3 daniel-open-4',
  ],
  '0 sells manuel-open-1 to 0 for 5',
  '1 sells manuel-open-3 to 1 for 5',
  '2 sells sigrid-open-3 to 2 for 5',
  '0 sells manuel-open-2 to 0 for 5',
  '1 sells manuel-one_offer-1 to 1 for 5',
  '2 sells sigrid-one_offer-1 to 2 for 5',
  '0 sells sigrid-open-1 to 0 for 5',
  '1 sells daniel-open-1 to 1 for 5',
  '2 sells daniel-open-3 to 2 for 5',
  '0 sells sigrid-open-2 to 0 for 5',
  '1 sells daniel-open-2 to 1 for 5',
  '2 sells daniel-open-4 to 2 for 5',
)

/**
 * The last round, seat 0 in turn. Manuel, Sigrid, Daniel and Ramon have four paintings each, and seat 0 owns all that
 * are not Ramon's. Another painting of its own ends the game with Ramon unplaced, and seat 0 wins with 404. A fifth of
 * Ramon's, of whom the others own two each, would pay them 90 a painting, and seat 1 would win.
 */
export const LAST_ROUND: GameState = game(
  [
    `ramon-open-1 manuel-open-3 ramon-open-2 rafael-open-3 ramon-open-3 rafael-hidden-2 sigrid-open-1 daniel-open-1
     daniel-open-2 sigrid-one_offer-1 manuel-one_offer-3 manuel-fixed_price-2 ramon-fixed_price-1 rafael-double-2`,
    `manuel-open-1 manuel-one_offer-1 rafael-open-1 rafael-one_offer-1 rafael-one_offer-3 rafael-hidden-3 ramon-double-1
     ramon-one_offer-1 sigrid-open-2 daniel-open-3 manuel-hidden-1 manuel-hidden-2 ramon-hidden-3 daniel-hidden-1`,
    `manuel-open-2 manuel-one_offer-2 rafael-open-2 rafael-one_offer-2 rafael-hidden-1 rafael-fixed_price-1
     ramon-one_offer-2 ramon-hidden-1 sigrid-open-3 daniel-open-4 manuel-fixed_price-1`,
  ],
  '0 sells ramon-open-1 to 0 for 20',
  '1 sells manuel-open-1 to 1 for 30',
  '2 sells manuel-open-2 to 2 for 30',
  '0 sells manuel-open-3 to 0 for 30',
  '1 sells manuel-one_offer-1 to 1 for 30',
  '2 plays manuel-one_offer-2',
  '0 sells ramon-open-2 to 0 for 40',
  '1 sells rafael-open-1 to 1 for 30',
  '2 sells rafael-open-2 to 2 for 30',
  '0 sells rafael-open-3 to 0 for 30',
  '1 sells rafael-one_offer-1 to 1 for 30',
  '2 plays rafael-one_offer-2',
  '0 sells ramon-open-3 to 0 for 40',
  '1 sells rafael-one_offer-3 to 1 for 40',
  '2 sells rafael-hidden-1 to 2 for 40',
  '0 sells rafael-hidden-2 to 0 for 40',
  '1 sells rafael-hidden-3 to 1 for 40',
  '2 plays rafael-fixed_price-1',
  '0 sells sigrid-open-1 to 0 for 8',
  '1 plays ramon-double-1',
  '1 adds ramon-one_offer-1',
  'sold to 1 for 30',
  '2 sells ramon-one_offer-2 to 2 for 20',
  '0 sells daniel-open-1 to 0 for 8',
  '1 sells sigrid-open-2 to 0 for 8',
  '2 sells ramon-hidden-1 to 2 for 20',
  '0 sells daniel-open-2 to 0 for 8',
  '1 sells daniel-open-3 to 0 for 8',
  '2 sells sigrid-open-3 to 0 for 8',
  '0 sells sigrid-one_offer-1 to 0 for 8',
  '1 sells manuel-hidden-1 to 0 for 8',
  '2 sells daniel-open-4 to 0 for 8',
  '0 sells manuel-one_offer-3 to 0 for 8',
  '1 sells manuel-hidden-2 to 0 for 8',
  '2 sells manuel-fixed_price-1 to 0 for 8',
)
