import type { View } from '@modern-art/engine'
import { standingBid } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { isAsked } from '../play/toDecide.ts'
import type { Cue } from '../lessons/cues.ts'
import type { LessonName } from '../lessons/lessons.ts'

/** The guide's cue, and whether the lesson is over. */
export interface Guiding {
  readonly cue: Cue
  /** The table waits until the learner goes on. */
  readonly waits: boolean
  readonly over: boolean
}

/** The guide's cue for a learner on seat 0 who sees this screen and has gone on from the cues seen before. */
export function guiding(lesson: LessonName, screen: Screen, seen: ReadonlySet<Cue>): Guiding {
  const end = endOf(lesson, screen.view)
  if (end !== null) return { cue: end, waits: false, over: true }
  const { told, now } = PLANS[lesson](screen)
  if (told !== null && !seen.has(told)) return { cue: told, waits: true, over: false }
  // The last text stands until something is asked.
  if (told !== null && !isAsked(screen)) return { cue: told, waits: false, over: false }
  return { cue: now, waits: false, over: false }
}

/** The cue for the news, which is read before anything else comes, and the cue for the question. */
interface Plan {
  readonly told: Cue | null
  readonly now: Cue
}

const LEARNER = 0

/** How many lots had been sold in the running season when a lesson began. */
const LOTS_BEFORE = { season: 9, no_floor: 9, worth: 6 } as const

/** The last cue of a lesson, once it has come. */
function endOf(lesson: LessonName, { lots, past }: View): Cue | null {
  const last = lots.at(-1)
  const [isSeller, isBuyer] = [last?.auctioneer === LEARNER, last?.buyer === LEARNER]
  switch (lesson) {
    case 'open':
    case 'one_offer':
    case 'hidden':
    case 'fixed_price':
      if (lots.length < 2) return null
      return isBuyer ? 'kept' : 'sold'
    case 'double':
      if (lots.length === 0) return null
      if (isSeller) return isBuyer ? 'kept' : 'sold'
      return isBuyer ? 'bought' : 'lost'
    case 'season':
    case 'first_season':
      return past.length > 0 ? 'paid' : null
    case 'no_floor': {
      if (past.length < 2) return null
      const lot = past[1]?.lots[LOTS_BEFORE.no_floor]
      return lot?.buyer === LEARNER ? 'paid_bought' : 'paid_lost'
    }
    case 'worth':
      if (lots.length < LOTS_BEFORE.worth + 2) return null
      return isBuyer ? 'dear_bought' : 'dear_lost'
  }
}

/** Marek's painting first, then one of the learner's. */
function twoSales(screen: Screen): Plan {
  const { lots } = screen.view
  if (lots.length === 0) return { told: isQuiet(screen) ? 'begin' : null, now: duringSale(screen, 'their_lot') }
  const told = lots[0]?.buyer === LEARNER ? 'bought' : 'lost'
  return { told: isQuiet(screen) ? told : null, now: isQuiet(screen) ? 'offer' : duringSale(screen, 'your_lot') }
}

const PLANS: Readonly<Record<LessonName, (screen: Screen) => Plan>> = {
  open: twoSales,
  one_offer: twoSales,
  hidden: twoSales,
  fixed_price: twoSales,
  double: (screen) => {
    const { phase } = screen.view
    if (phase.name === 'double_offer') return { told: null, now: isAsked(screen) ? 'asked' : 'waiting' }
    const sells = phase.name === 'auction' && phase.offer.auctioneer === LEARNER
    const now = duringSale(screen, sells ? 'your_lot' : 'their_lot')
    return { told: isQuiet(screen) ? 'begin' : null, now: now === 'outbid' ? 'their_lot' : now }
  },
  season: (screen) => ({
    told: isQuiet(screen) && screen.view.lots.length === LOTS_BEFORE.season ? 'begin' : null,
    now: untilTheEnd(screen),
  }),
  no_floor: (screen) => {
    const { lots } = screen.view
    if (lots.length === LOTS_BEFORE.no_floor) {
      return { told: isQuiet(screen) ? 'begin' : null, now: duringSale(screen, 'their_lot') }
    }
    const isFresh = isQuiet(screen) && lots.length === LOTS_BEFORE.no_floor + 1
    const told = lots[LOTS_BEFORE.no_floor]?.buyer === LEARNER ? 'bought' : 'lost'
    return { told: isFresh ? told : null, now: untilTheEnd(screen) }
  },
  worth: (screen) => {
    const { lots } = screen.view
    if (lots.length === LOTS_BEFORE.worth) {
      return { told: isQuiet(screen) ? 'begin' : null, now: duringSale(screen, 'their_lot') }
    }
    const told = lots[LOTS_BEFORE.worth]?.buyer === LEARNER ? 'bought' : 'lost'
    return { told: isQuiet(screen) ? told : null, now: duringSale(screen, 'dear_lot') }
  },
  first_season: (screen) => ({ told: screen.view.played.length === 0 ? 'begin' : null, now: anyQuestion(screen) }),
}

/** The cue for any question to the learner. */
function anyQuestion(screen: Screen): Cue {
  const { phase } = screen.view
  if (!isAsked(screen)) return 'waiting'
  if (phase.name === 'auction') return phase.offer.auctioneer === LEARNER ? 'your_lot' : 'their_lot'
  return phase.name === 'double_offer' ? 'asked' : 'offer'
}

/** The learner may end the season, or sell something else first; in the end a rival ends it. */
function untilTheEnd(screen: Screen): Cue {
  if (!isAsked(screen)) return 'waiting'
  return isQuiet(screen) ? 'end_it' : duringSale(screen, 'your_lot')
}

/** While something is sold: what is asked of the learner, or that nothing is. */
function duringSale(screen: Screen, asked: Cue): Cue {
  const { phase } = screen.view
  if (phase.name === 'auction' && phase.bidding.type === 'open' && phase.offer.auctioneer !== LEARNER) {
    const { bidding } = phase
    if (standingBid(bidding)?.seat === LEARNER) return 'leading'
    if (isAsked(screen) && bidding.bids.some(({ seat }) => seat === LEARNER)) return 'outbid'
  }
  return isAsked(screen) ? asked : 'waiting'
}

/** Between two lots. */
function isQuiet({ view }: Screen): boolean {
  return view.phase.name === 'awaiting_card_play'
}
