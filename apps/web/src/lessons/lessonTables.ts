import type { LessonName } from './lessons.ts'
import type { LessonTable } from './lessonTable.ts'

/*
 * The tables of the lessons: the learner on seat 0, Pia on seat 1, Marek on seat 2. Whatever the learner plays, the
 * rules are those of the game and the rivals keep to their scripts. The last lesson has none: it is a game with
 * bots that think.
 */

/** Marek sells one painting, then the learner sells one; everything that the learner holds is of one kind. */
function twoSales(offered: string, hand: string, scripts: LessonTable['rivals']): LessonTable {
  return { hands: [[hand], [''], [offered]], startingSeat: 2, before: [], rivals: scripts }
}

export const LESSON_TABLES: Readonly<Record<Exclude<LessonName, 'first_season'>, LessonTable>> = {
  open: twoSales(
    'sigrid-open-1',
    'manuel-open-1 manuel-open-2 sigrid-open-2 sigrid-open-3 daniel-open-1 daniel-open-2 ramon-open-1 ramon-open-2 rafael-open-1 rafael-open-2',
    [
      { offers: [], pays: { 0: 19, 2: 14 } },
      { offers: ['sigrid-open-1'], pays: { 0: 16 } },
    ],
  ),
  one_offer: twoSales(
    'daniel-one_offer-1',
    'manuel-one_offer-1 manuel-one_offer-2 sigrid-one_offer-1 sigrid-one_offer-2 daniel-one_offer-2 daniel-one_offer-3 ramon-one_offer-1 ramon-one_offer-2 rafael-one_offer-1 rafael-one_offer-2',
    [
      { offers: [], pays: { 0: 12, 2: 17 } },
      { offers: ['daniel-one_offer-1'], pays: { 0: 18, 2: 9 } },
    ],
  ),
  hidden: twoSales(
    'ramon-hidden-1',
    'manuel-hidden-1 manuel-hidden-2 sigrid-hidden-1 sigrid-hidden-2 daniel-hidden-1 daniel-hidden-2 ramon-hidden-2 ramon-hidden-3 rafael-hidden-1 rafael-hidden-2',
    [
      { offers: [], pays: { 0: 15, 2: 13 } },
      { offers: ['ramon-hidden-1'], pays: { 0: 11, 2: 6 } },
    ],
  ),
  fixed_price: twoSales(
    'manuel-fixed_price-1',
    'manuel-fixed_price-2 sigrid-fixed_price-1 sigrid-fixed_price-2 sigrid-fixed_price-3 daniel-fixed_price-1 daniel-fixed_price-2 ramon-fixed_price-1 ramon-fixed_price-2 rafael-fixed_price-1 rafael-fixed_price-2',
    [
      { offers: [], pays: { 0: 17, 2: 19 } },
      { offers: ['manuel-fixed_price-1'], pays: { 0: 22 }, asks: 18 },
    ],
  ),
  double: {
    hands: [
      [
        'ramon-open-1 ramon-one_offer-1 ramon-hidden-1 ramon-fixed_price-1 manuel-open-1 sigrid-open-1 daniel-open-1 daniel-hidden-1 rafael-open-1 rafael-one_offer-1',
      ],
      ['ramon-open-2'],
      ['ramon-double-1'],
    ],
    startingSeat: 2,
    before: [],
    rivals: [
      { offers: [], pays: { 0: 31, 1: 0 }, adds: 'ramon-open-2' },
      { offers: ['ramon-double-1'], pays: { 0: 27, 1: 24 } },
    ],
  },
  season: {
    hands: [
      ['daniel-open-1 ramon-hidden-1 rafael-open-1 daniel-open-2 manuel-open-1 sigrid-open-1 ramon-open-2'],
      ['daniel-one_offer-1 sigrid-fixed_price-1 daniel-fixed_price-1 daniel-open-3'],
      ['ramon-open-1 daniel-hidden-1 ramon-one_offer-1'],
    ],
    startingSeat: 0,
    before: [
      'daniel-open-1 1 14',
      'daniel-one_offer-1 0 12',
      'ramon-open-1 0 10',
      'ramon-hidden-1 2 11',
      'sigrid-fixed_price-1 0 8',
      'daniel-hidden-1 0 15',
      'rafael-open-1 1 6',
      'daniel-fixed_price-1 2 16',
      'ramon-one_offer-1 1 9',
    ],
    rivals: [
      { offers: ['daniel-open-3'], pays: { 0: 12 } },
      { offers: [], pays: { 0: 9 } },
    ],
  },
  no_floor: {
    hands: [
      [
        'sigrid-open-1 sigrid-one_offer-1 rafael-open-1 ramon-open-1 manuel-open-1 daniel-open-1 ramon-hidden-1 sigrid-hidden-3 daniel-hidden-1 rafael-one_offer-1',
        '',
      ],
      [
        'sigrid-open-2 daniel-one_offer-1 sigrid-hidden-1 daniel-open-2 ramon-open-2 manuel-one_offer-1 ramon-fixed_price-2',
      ],
      [
        'daniel-fixed_price-1 sigrid-one_offer-2 ramon-one_offer-1 ramon-fixed_price-1 daniel-hidden-2 sigrid-fixed_price-1',
      ],
    ],
    startingSeat: 0,
    before: [
      'sigrid-open-1 2 16',
      'sigrid-open-2 0 18',
      'daniel-fixed_price-1 1 12',
      'sigrid-one_offer-1 1 20',
      'daniel-one_offer-1 0 11',
      'sigrid-one_offer-2 0 19',
      'rafael-open-1 2 6',
      'sigrid-hidden-1',
      'ramon-one_offer-1 0 14',
      'ramon-open-1 1 15',
      'daniel-open-2 2 22',
      'ramon-fixed_price-1 1 16',
      'manuel-open-1 2 7',
      'ramon-open-2 0 18',
      'daniel-hidden-2 1 24',
      'daniel-open-1 2 25',
      'manuel-one_offer-1 0 8',
    ],
    rivals: [
      { offers: ['ramon-fixed_price-2'], pays: { 0: 12, 2: 35 } },
      { offers: ['sigrid-fixed_price-1'], pays: { 0: 9 }, asks: 33 },
    ],
  },
  worth: {
    hands: [
      ['daniel-open-1 daniel-open-2 manuel-open-2 rafael-open-1 sigrid-open-1'],
      ['daniel-hidden-1 ramon-open-1 daniel-one_offer-1'],
      ['ramon-open-2 manuel-open-1 ramon-fixed_price-1'],
    ],
    startingSeat: 1,
    before: [
      'daniel-hidden-1 2 13',
      'ramon-open-2 1 11',
      'daniel-open-1 1 15',
      'ramon-open-1 0 12',
      'manuel-open-1 0 6',
      'daniel-open-2 2 17',
    ],
    rivals: [
      { offers: ['daniel-one_offer-1'], pays: { 0: 14, 2: 19 } },
      { offers: ['ramon-fixed_price-1'], pays: { 0: 14, 1: 12 }, asks: 18 },
    ],
  },
}
