import { german } from '@modern-art/art'
import { auctionRules, auctions, auctionsShort } from './de/auctions.ts'
import { autoBid, confirm, controls, refusals, hints } from './de/controls.ts'
import { bots } from './de/bots.ts'
import { lessonTexts, lessons } from './de/lessons.ts'
import { log } from './de/log.ts'
import { fairness } from './de/fairness.ts'
import { gallery, menu, rules, saves } from './de/pages.ts'
import { online } from './de/online.ts'
import { figure, dateTime, timeOfDay } from './de/phrases.ts'
import { plans } from './de/plans.ts'
import { reasons } from './de/reasons.ts'
import { over, season } from './de/season.ts'
import { setUp } from './de/setUp.ts'
import { settings } from './de/settings.ts'
import { sounds } from './de/sounds.ts'
import { stage } from './de/stage.ts'
import { banner, goal, handover, table } from './de/table.ts'
import { trouble } from './de/trouble.ts'
import { vacation } from './de/vacation.ts'
import { YOU } from './grammar/who.ts'
import type { Words } from './en.ts'

export const de: Words = {
  paintings: german,
  gameName: 'Modern Art',
  gameNameParts: ['Modern', 'Art'],
  auctions,
  auctionsShort,
  auctionRules,
  rulesOf: (type) => `So funktioniert’s: ${auctions[type]}`,
  money: figure,
  figure,
  dateTime,
  timeOfDay,
  artistPlace: ['jetzt 1.', 'jetzt 2.', 'jetzt 3.', 'jetzt 4.', 'jetzt 5.'],
  noPaintingYet: 'noch keins',
  bots,
  standInRole: 'Ersatzbot',
  awayRole: 'nicht da',
  vacation,
  you: YOU.de,
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
  bidDoesNotStand: 'Dieses Gebot gilt nicht.',
  bidInstead: (amount) => `${figure(amount)} bieten`,
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
  opening: 'Die Bilder werden aufgehängt …',
  close: 'Schließen',
  back: 'Zurück',
  newVersion: 'Eine neuere Version ist da.',
  newVersionLoad: 'Laden',
}
