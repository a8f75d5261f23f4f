import { english } from '@modern-art/art'
import type { AuctionType } from '@modern-art/engine'
import { auctionRules, auctions, auctionsShort } from './en/auctions.ts'
import { autoBid, confirm, controls, refusals, hints } from './en/controls.ts'
import { bots } from './en/bots.ts'
import { lessonTexts, lessons } from './en/lessons.ts'
import { log } from './en/log.ts'
import { fairness } from './en/fairness.ts'
import { gallery, menu, rules, saves } from './en/pages.ts'
import { online } from './en/online.ts'
import { figure, dateTime, timeOfDay } from './en/phrases.ts'
import { plans } from './en/plans.ts'
import { reasons } from './en/reasons.ts'
import { over, season } from './en/season.ts'
import { setUp } from './en/setUp.ts'
import { settings } from './en/settings.ts'
import { sounds } from './en/sounds.ts'
import { stage } from './en/stage.ts'
import { banner, goal, handover, table } from './en/table.ts'
import { trouble } from './en/trouble.ts'
import { vacation } from './en/vacation.ts'
import { YOU } from './grammar/who.ts'

/** The catalogue that the others are measured by. */
export const en = {
  /** Titles and descriptions of the paintings. */
  paintings: english,
  gameName: 'Modern Art',
  gameNameParts: ['Modern', 'Art'],
  auctions,
  auctionsShort,
  auctionRules,
  rulesOf: (type: AuctionType): string => `How it works: ${auctions[type]}`,
  /** An amount, which the whole page writes in whole thousands. */
  money: figure,
  /** Any other number. */
  figure,
  dateTime,
  timeOfDay,
  artistPlace: ['1st now', '2nd now', '3rd now', '4th now', '5th now'],
  noPaintingYet: 'none yet',
  bots,
  standInRole: 'stand-in bot',
  awayRole: 'away',
  vacation,
  you: YOU.en,
  menu,
  setUp,
  table,
  goal,
  banner,
  controls,
  autoBid,
  plans,
  confirm,
  refusals,
  bidDoesNotStand: 'That bid isn’t possible.',
  bidInstead: (amount: number): string => `Bid ${figure(amount)}`,
  stage,
  log,
  season,
  over,
  handover,
  lessons,
  lessonTexts,
  hints,
  reasons,
  gallery,
  rules,
  settings,
  sounds,
  saves,
  online,
  fairness,
  trouble,
  opening: 'Hanging the paintings…',
  close: 'Close',
  back: 'Back',
  newVersion: 'A new version is ready.',
  newVersionLoad: 'Update',
}

/** A whole catalogue. What is missing in one, or too much, does not compile. */
export type Words = typeof en
