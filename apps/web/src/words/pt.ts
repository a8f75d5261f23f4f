import { portuguese } from '@modern-art/art'
import { auctionRules, auctions, auctionsShort } from './pt/auctions.ts'
import { autoBid, confirm, controls, refusals, hints } from './pt/controls.ts'
import { bots } from './pt/bots.ts'
import { lessonTexts, lessons } from './pt/lessons.ts'
import { log } from './pt/log.ts'
import { fairness } from './pt/fairness.ts'
import { gallery, menu, rules, saves } from './pt/pages.ts'
import { online } from './pt/online.ts'
import { figure, dateTime, timeOfDay } from './pt/phrases.ts'
import { plans } from './pt/plans.ts'
import { reasons } from './pt/reasons.ts'
import { over, season } from './pt/season.ts'
import { setUp } from './pt/setUp.ts'
import { settings } from './pt/settings.ts'
import { sounds } from './pt/sounds.ts'
import { stage } from './pt/stage.ts'
import { banner, goal, handover, table } from './pt/table.ts'
import { trouble } from './pt/trouble.ts'
import { vacation } from './pt/vacation.ts'
import { YOU } from './grammar/who.ts'
import type { Words } from './en.ts'

/** Brazilian Portuguese, in words that Portugal knows too where there is a choice. */
export const pt: Words = {
  paintings: portuguese,
  gameName: 'Modern Art',
  gameNameParts: ['Modern', 'Art'],
  auctions,
  auctionsShort,
  auctionRules,
  rulesOf: (type) => `Como funciona: ${auctions[type]}`,
  money: figure,
  figure,
  dateTime,
  timeOfDay,
  artistPlace: ['1º agora', '2º agora', '3º agora', '4º agora', '5º agora'],
  noPaintingYet: 'nenhuma',
  bots,
  standInRole: 'bot substituto',
  awayRole: 'ausente',
  vacation,
  you: YOU.pt,
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
  bidDoesNotStand: 'Esse lance não vale.',
  bidInstead: (amount) => `Oferecer ${figure(amount)}`,
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
  opening: 'Pendurando as pinturas…',
  close: 'Fechar',
  back: 'Voltar',
  newVersion: 'Há uma nova versão.',
  newVersionLoad: 'Atualizar',
}
