/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} */
export const WEB_FAULTS = [
  {
    name: 'a game is told of before it is kept',
    file: 'worker/tableHost.ts',
    find: "if (effects.some((effect) => effect.type === 'save')) await world.keep(reached)",
    replace: "if (effects.some((effect) => effect.type === 'save')) setTimeout(() => void world.keep(reached), 5)",
  },
  {
    name: 'everybody’s messages reach the page',
    file: 'worker/tableHost.ts',
    find: 'if (to === looker || message.type',
    replace: 'if (to !== looker || message.type',
  },
  {
    name: 'bots do not wait for the screen',
    file: 'worker/tableHost.ts',
    find: 'if (shownMoves >= question) show()',
    replace: 'if (shownMoves >= -1) show()',
  },
  {
    name: 'a bot that breaks is waited for',
    file: 'worker/tableHost.ts',
    find: '.catch(() => null)',
    replace: '.catch(() => new Promise<never>(() => {}))',
  },
  {
    name: 'the log tells what has not been seen',
    file: 'play/director.ts',
    find: "if (beat.draws === 'after') tell(update)",
    replace: 'tell(update)',
  },
  {
    name: 'a skip passes over a stop',
    file: 'play/director.ts',
    find: 'if (running === null || waits) return',
    replace: 'if (running === null) return',
  },
  {
    name: 'skipping goes on for ever',
    file: 'play/director.ts',
    find: '      skipping = false\n      if (shown',
    replace: '      if (shown',
  },
  {
    name: 'a stop waits where nobody watches',
    file: 'play/director.ts',
    find: 'beat.lasts === null && stage.somebodyWatches()',
    replace: 'beat.lasts === null',
  },
  {
    name: 'a sale is drawn on the next turn',
    file: 'play/planAnimations.ts',
    find: "index <= leaving ? 'before' : 'after'",
    replace: "'after'",
  },
  {
    name: 'a season’s end is drawn before its tiles',
    file: 'play/planAnimations.ts',
    find: "  'tiles',\n])",
    replace: "  'tiles',\n  'season',\n])",
  },
  {
    name: 'envelopes open unsorted',
    file: 'play/planAnimations.ts',
    find: 'b.amount - a.amount',
    replace: 'a.amount - b.amount',
  },
  {
    name: 'a hand stays in sight when another person is asked',
    file: 'play/looking.ts',
    find: "return { at: 'handover', to: first, during: null }",
    replace: 'return looking',
  },
  {
    name: 'an open auction is handed round',
    file: 'play/looking.ts',
    find: "phase.bidding.type === 'open'",
    replace: "phase.bidding.type === 'hidden'",
  },
  {
    name: 'who looked at a hand keeps the screen for the next auction',
    file: 'play/looking.ts',
    find: 'looking.during === screen.decision',
    replace: 'looking.during !== null',
  },
  {
    name: 'a season counts the sales of others',
    file: 'season/seasonReport.ts',
    find: '({ to }) => to === seat',
    replace: '({ from }) => from !== seat',
  },
  {
    name: 'what a painting pays leaves out earlier seasons',
    file: 'season/seasonReport.ts',
    find: 'const values = paintingValues(rounds)',
    replace: 'const values = paintingValues(rounds.slice(-1))',
  },
  {
    name: 'the forecast forgets the card',
    file: 'table/market.ts',
    find: 'const cards = [...played, ...more]',
    replace: 'const cards = [...played, ...more.slice(1)]',
  },
  {
    name: 'the curve leaves the redemptions out',
    file: 'season/moneyCurve.ts',
    find: 'past: past.slice(0, seasons + 1), lots: []',
    replace: 'past: past.slice(0, seasons), lots',
  },
  {
    name: 'a season’s end is lost with a reload',
    file: 'play/reopening.ts',
    find: 'seasonEnd === -1 || hasMovedOn',
    replace: 'seasonEnd === -1 || !hasMovedOn',
  },
  {
    name: 'what one bought is news',
    file: 'play/ownTurn.ts',
    find: 'return event.buyer',
    replace: 'return event.auctioneer',
  },
  {
    name: 'the log speaks of who looks as of somebody else',
    file: 'words/en.ts',
    find: 'whos.length === 1 && whos[0]?.you !== true ? one : many',
    replace: 'whos.length === 1 ? one : many',
  },
  {
    name: 'a character is never met',
    file: 'newGame/opponents.ts',
    find: ", 'sniper'] as const",
    replace: '] as const',
  },
  {
    name: 'a rule is lost on its way to the screen',
    file: 'rules/rulesText.ts',
    find: String.raw`/^- \*\*\[(\w+)\]\*\* (.*)/`,
    replace: String.raw`/^- \*\*\[([A-Z]\d)\]\*\* ([A-Z].*)/`,
  },
  {
    name: 'nearly all of one’s money goes without a question',
    file: 'table/controls/doubts.ts',
    find: 'const BIG = 0.6',
    replace: 'const BIG = 0.9',
  },
]
