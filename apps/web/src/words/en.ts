import type { AuctionType, BiddingType, PhaseView, RejectionCode, RoundEndReason } from '@modern-art/engine'
import type { Pace } from '../newGame/newGame.ts'
import type { OpponentName } from '../newGame/opponents.ts'
import type { RefusalCode, SaveTrouble } from '../worker/messages.ts'
import type { Speed, Theme } from '../settings/settings.ts'

/** Somebody in a sentence. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

/** Text between stars is strong, between underscores in italics. */
type Rich = string

const subject = ({ name, you }: Who): Rich => (you ? '*You*' : `*${name}*`)
const verb = ({ you }: Who, yours: string, theirs: string): string => (you ? yours : theirs)
const object = ({ name, you }: Who): Rich => (you ? '*you*' : `*${name}*`)
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
/** Several in a sentence; the first stands at its beginning. */
const subjects = (whos: readonly Who[]): Rich =>
  listed(whos.map((who, index) => (index === 0 ? subject(who) : object(who))))
const listed = (parts: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
const verbOf = (whos: readonly Who[], many: string, one: string): string =>
  whos.length === 1 && whos[0]?.you !== true ? one : many
const unsold = (cards: number): string =>
  cards === 1 ? 'It is not sold, but it counts.' : 'Neither is sold, but both count.'
/** What somebody is asked between auctions. */
const inTurn: Record<Exclude<PhaseView['name'], 'auction'>, string> = {
  awaiting_card_play: 'to play',
  double_offer: 'may add',
  mystery: 'may flip',
  finished: '',
}
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const seasonNames = ['one', 'two', 'three', 'four']

const auctions: Record<AuctionType, string> = {
  open: 'Open auction',
  one_offer: 'One offer',
  hidden: 'Hidden auction',
  fixed_price: 'Fixed price',
  double: 'Double auction',
}

export const en = {
  language: { code: 'en' },
  gameName: 'Modern Art',
  gameNameParts: ['Modern', 'Art'],
  auctions,
  auctionsShort: {
    open: 'open',
    one_offer: '1 offer',
    hidden: 'hidden',
    fixed_price: 'fixed',
    double: 'double',
  } satisfies Record<AuctionType, string>,
  auctionRules: {
    open: 'Everyone may bid at any time, and again. The highest bid buys when nobody goes higher; the auctioneer may bid too.',
    one_offer:
      'Once around, from the auctioneer’s left and the auctioneer last: each bids higher than the last bid, or passes. The last bid buys.',
    hidden:
      'Everyone writes one secret amount. All are shown together and the highest buys. Among equals the auctioneer comes first, then whoever sits nearest to the auctioneer’s left.',
    fixed_price:
      'The auctioneer names a price. Once around from the left, the first to say yes buys. If nobody does, the auctioneer must.',
    double:
      'A double asks for a second painting of the same artist. Whoever adds one sells both, under the second painting’s kind of auction.',
  } satisfies Record<AuctionType, string>,
  rulesOf: (type: AuctionType): string => `How it works: ${auctions[type]}`,
  money: (amount: number): string => `${amount}`,
  thousand: 'k',
  timeLeft: (seconds: number): string =>
    seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : `${seconds} s`,
  artistPlace: ['1st now', '2nd now', '3rd now', '4th now', '5th now'],
  noPaintingYet: 'none yet',

  bots: {
    easy: { name: 'Pia', role: 'the newcomer', about: 'easy: bids anything up to what a lot pays now' },
    medium: { name: 'Marek', role: 'the dealer', about: 'medium: knows the odds, bids by the book' },
    hard: { name: 'Aurel', role: 'the connoisseur', about: 'hard: imagines the hidden cards, studies each rival' },
    hoarder: { name: 'Odile', role: 'the hoarder', about: 'pays over the odds, even for her own lots' },
    flipper: { name: 'Bruno', role: 'the flipper', about: 'buys little and asks prices somebody will take' },
    hypeman: { name: 'Cosmo', role: 'the hype-man', about: 'jumps in, then pushes whatever he owns' },
    accountant: { name: 'Ilse', role: 'the accountant', about: 'never pays full value, and raises in small steps' },
    sniper: { name: 'Viktor', role: 'the sniper', about: 'creeps in the open, strikes unseen' },
  } satisfies Record<OpponentName, { name: string; role: string; about: string }>,
  standInRole: 'a bot sits in',
  you: 'You',

  menu: {
    tagline: 'Five artists. Five kinds of auction. The richest museum wins.',
    play: 'Play now',
    playHint: 'You against three bots. No account, no waiting.',
    continueGame: 'Continue',
    continueHint: (season: number, players: string): string => `Season ${season} with ${players}`,
    setUp: 'Set up a game',
    gallery: 'Gallery',
    rules: 'Rules',
    settings: 'Settings',
    saved: 'Saved games',
    legal:
      'The game is the design of Reiner Knizia. This version is for personal and educational use, and not affiliated with him or his publishers. The paintings were invented for this version; they are not works by the artists whose names the game uses.',
    wall: 'Paintings on the wall',
  },

  setUp: {
    title: 'A new table',
    seats: 'Who plays?',
    seat: (seat: number): string => `Seat ${seat}`,
    person: 'A person',
    kind: 'Who sits here',
    name: 'Name',
    addSeat: 'Add a seat',
    removeSeat: (name: string): string => `Remove ${name}`,
    levels: 'By strength',
    characters: 'Characters',
    hotSeat:
      'Two or more people share this device: hands are covered whenever it changes hands, and nobody’s thinking is timed.',
    onlyBots: 'Only bots: you look on.',
    money: 'Money',
    moneyKinds: {
      hidden: { name: 'Hidden', about: 'As in the rules: you know your own.' },
      memory: { name: 'Memory aid', about: 'Hidden, but the screen adds up what was paid in public.' },
      open: { name: 'Open', about: 'Everyone’s money lies on the table.' },
    },
    pace: 'Pace',
    paces: {
      untimed: { name: 'Take your time', about: 'No clock: an open auction ends when nobody goes higher.' },
      hammer: { name: 'The hammer', about: 'Open auctions end by “going once, going twice, sold”.' },
      clock: { name: '45 seconds', about: 'The hammer, and 45 seconds for every other decision.' },
      bank: {
        name: 'Five minutes',
        about: 'The hammer, and five minutes for the whole game, plus 5 seconds a decision.',
      },
    } satisfies Record<Pace, { name: string; about: string }>,
    deck: 'Deck',
    decks: {
      rulebook: { name: 'Rulebook', about: '15 by Daniel Melim, 15 by Rafael Silveira.' },
      classic: { name: 'Classic', about: '14 by Daniel Melim, 16 by Rafael Silveira.' },
    },
    variants: 'Variants',
    variantNames: {
      mysteryHand: {
        name: 'Mystery hand',
        about: 'For three: a fourth hand lies face down, and auctioneers may flip its cards.',
      },
      splitDouble: { name: 'Split doubles', about: 'Whoever completes another’s double shares the price.' },
    },
    deal: 'Name of the deal',
    dealHint: 'The same name deals the same cards again. Leave it empty for a fresh shuffle.',
    more: 'More choices',
    start: 'Start the game',
    nameMissing: (seat: number): string => `Seat ${seat} needs a name.`,
    nameTwice: (name: string): string => `Two seats are called ${name}.`,
    playerName: (seat: number): string => `Player ${seat}`,
  },

  table: {
    season: (season: number): string => `Season ${season} of 4`,
    leave: 'Leave the table',
    leaveHint: 'The game is saved.',
    leaveUnsaved: 'It is not saved: it ends when you close this page.',
    menu: 'Table menu',
    rules: 'Rules',
    log: 'Log',
    market: 'Market',
    hand: 'Your hand',
    hands: 'Hands',
    players: 'Players',
    paintings: (count: number): string => counted(count, 'painting played', 'paintings played'),
    cards: (count: number): string => counted(count, 'card', 'cards'),
    shelf: (name: string): string => `Bought this season by ${name}`,
    doing: {
      auctioneer: 'auctioneer',
      holdsBid: 'holds the bid',
      inTurn,
      passed: 'passed',
      passedAt: (amount: number): string => `passed at ${amount}`,
      sealed: 'sealed a bid',
      thinking: 'thinking…',
    },
    /** The same where there is little room. */
    doingShort: {
      auctioneer: 'sells',
      holdsBid: 'leads',
      inTurn,
      passed: 'passed',
      passedAt: (): string => 'passed',
      sealed: 'sealed',
      thinking: 'thinks',
    },
    yourMoney: 'Your money',
    moneyOf: (name: string): string => `Money of ${name}`,
    atLeastRemembered: 'from what was paid in public',
    hideHand: 'Cover my hand',
    showHand: 'Show my hand',
    handCovered: 'Your hand is covered.',
    handsCovered: 'Everyone is looking: all hands are covered.',
    lookingOn: 'You look on: the bots keep their hands to themselves.',
    skipShow: 'Skip',
    space: 'Space',
    forecastOf: (title: string): Rich => `If _${title}_ is played`,
    endsSeason: {
      fifth_painting: 'It would be the fifth: the season ends, and it is not sold.',
      hands_empty: 'It is the last card of all hands: the season ends, and it is not sold.',
    } satisfies Record<RoundEndReason, string>,
    note: {
      oneMore: (artists: readonly string[]): Rich =>
        `One more by ${artists.map((artist) => `*${artist}*`).join(' or ')} ends the season.`,
      ties: 'Ties go to the artist further left.',
      firstSeason: 'When the season ends, the first three artists pay 30, 20 and 10.',
      nothing: 'Past tiles pay only if the artist is among the first three again.',
    },
    count: (count: number): string => `${counted(count, 'painting', 'paintings')} of 5`,
    columnSummary: (artist: string, count: number, worth: number): string =>
      `${artist}: ${counted(count, 'painting', 'paintings')} played, a painting would pay ${worth} now`,
    openPainting: (title: string): string => `Look closely at ${title}`,
    byArtist: (artist: string, year: number): string => `${artist}, ${year}`,
    nthThisSeason: (count: number): string => `${ordinals[count - 1] ?? `number ${count}`} this season`,
    pays: (artist: string, paintings: number, least: number, most: number, now: number): string =>
      `Worth ${now}${paintings > 1 ? ' for the two' : ''} if the season ended now; ${least} to ${most} if ${artist} ends in the top three, otherwise 0.`,
    paysShort: (least: number, most: number, now: number): string =>
      `Worth ${now} now; ${least} to ${most} if in the top three, else 0`,
    soFar: (sum: number): string => `${sum} so far`,
    recap: 'Since your last turn',
    paused: 'Paused',
  },

  goal: {
    title: 'How to win',
    points: [
      'After four seasons the richest museum wins.',
      'A season ends at once with the fifth painting (◇) of one artist, which is not sold.',
      'Buy paintings: then the bank pays for those of the three most-played artists (30, 20 and 10, more every season), and nothing for the others.',
      'Sell paintings: you are paid for what you offer.',
    ],
    understood: 'Got it',
  },

  banner: {
    playCard: 'Your turn: choose a painting to offer',
    addSecond: 'Add a second painting, or decline?',
    cannotAdd: 'You have no painting to add',
    openBid: (min: number): string => `Your bid? ${min} or more`,
    openBidFirst: 'Your bid? Anyone may open',
    lastWord: (min: number): string => `Your last chance: ${min}, or it is sold`,
    cannotRaise: 'You cannot go higher',
    holdBid: (amount: number): string => `You hold the bid at ${amount}`,
    passedOn: (amount: number): string => `You passed at ${amount}`,
    oneOffer: (min: number): string => `Your one offer: ${min} or more, or pass`,
    sealBid: 'Write your secret bid',
    sealOwn: 'Bid for your own lot, or leave it',
    sealedWaiting: 'Your bid is sealed. Waiting for the others',
    setPrice: 'Name your price',
    buy: (price: number): string => `Buy for ${price}, or pass?`,
    cannotBuy: (price: number): string => `${price} is more than you have`,
    mystery: 'Flip a card from the mystery hand?',
    waitingFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
    playing: (name: string): string => `${name} chooses a painting`,
    adding: (name: string): string => `${name} may add a second painting`,
    pricing: (name: string): string => `${name} names a price`,
    offering: (name: string): string => `${name} bids or passes`,
    buying: (name: string): string => `${name} buys or passes`,
    flipping: (name: string): string => `${name} may flip a card`,
    bidding: 'Open auction: anyone may bid',
    finished: 'The game is over',
    titleYourTurn: (asked: string): string => `● ${asked}`,
  },

  controls: {
    title: 'Your move',
    pass: 'Pass',
    out: 'Out',
    outHint: 'Out of this lot, whatever is bid',
    passHint: 'Not at this price; a new bid asks you again',
    bid: (amount: number | null): string => (amount === null ? 'Bid' : `Bid ${amount}`),
    amount: 'Amount',
    raise: (by: number): string => `+${by}`,
    raiseLabel: (by: number): string => `Raise the amount by ${by}`,
    lower: 'Lower the amount by 1',
    higher: 'Raise the amount by 1',
    seal: (amount: number | null): string =>
      amount === null ? 'Seal' : amount === 0 ? 'Seal “no bid”' : `Seal ${amount}`,
    noBid: 'No bid',
    ask: (price: number | null): string => (price === null ? 'Ask' : `Ask ${price}`),
    buy: (price: number): string => `Buy for ${price}`,
    offer: (title: string): Rich => `Offer _${title}_`,
    endSeason: {
      fifth_painting: 'Play the fifth: end the season',
      hands_empty: 'Play the last: end the season',
    } satisfies Record<RoundEndReason, string>,
    chooseCard: 'Choose a painting in your hand.',
    add: (title: string): Rich => `Add _${title}_`,
    decline: 'Decline',
    flip: 'Flip it',
    leave: 'Leave it',
    ceiling: 'Secret ceiling',
    ceilingHint: 'The table bids for you, never more than needed.',
    ceilingPass: (amount: number | null): string => `Up to ${amount ?? '…'}, then I’m out`,
    ceilingAsk: (amount: number | null): string => `Up to ${amount ?? '…'}, then ask me`,
    ceilingStands: (amount: number, above: 'pass' | 'ask'): string =>
      above === 'pass' ? `Up to ${amount}, then you are out.` : `Up to ${amount}, then you are asked.`,
    outStands: 'You are out for this lot.',
    makeIt: (amount: number): string => `Make it ${amount}`,
    withdraw: 'Take it back',
    why: {
      noMoney: (min: number, money: number): string => `${min} would be the least; you have ${money}.`,
      tooLow: (min: number): string => `At least ${min}.`,
      tooHigh: (max: number): string => `You have ${max}.`,
      noAmount: 'Enter an amount.',
      doesNotFit: 'Not by the same artist, or a double itself.',
      holdBid: 'You hold the bid: wait for a higher one.',
      passedAt: (amount: number): string => `You passed at ${amount}; a new bid asks you again.`,
      passedBefore: 'You passed; a bid asks you again.',
      sealed: (amount: number): string => (amount === 0 ? 'You sealed “no bid”.' : `You sealed ${amount}.`),
      before: (count: number): string => (count === 1 ? 'You are next.' : `${count} are asked before you.`),
      done: 'You have made your offer.',
      auctioneerNamed: (price: number): string => `You ask ${price}. If nobody buys, you must.`,
    },
  },

  confirm: {
    title: 'Are you sure?',
    mostOfMoney: (amount: number, money: number): string =>
      `${amount} is ${Math.round((100 * amount) / money)}% of your money.`,
    overAnyValue: (amount: number, most: number): string =>
      `${amount} is more than this lot can ever pay: ${most} at most.`,
    yes: (what: string): string => `Yes: ${what}`,
    no: 'Think again',
  },

  refusals: {
    game_over: 'The game is over.',
    no_such_seat: 'There is no such seat.',
    wrong_phase: 'That is not asked now.',
    not_your_turn: 'It is not your turn.',
    already_passed: 'You have passed on this bid.',
    own_standing_bid: 'You hold the standing bid.',
    already_submitted: 'Your bid is sealed already.',
    card_not_in_hand: 'That card is not in your hand.',
    card_does_not_fit: 'That card cannot be added to this double.',
    not_a_whole_number: 'A bid is a whole number.',
    amount_too_low: 'Somebody has bid as much already.',
    not_enough_money: 'You do not have that much.',
    stale_decision: 'Too late: the table has moved on.',
    outbid_in_the_same_moment: 'Somebody bid more in the same moment.',
    paused: 'The table is paused.',
    not_your_seat: 'That is not your seat.',
    no_order_now: 'There is nothing to order now.',
  } satisfies Record<RefusalCode | RejectionCode, string>,
  bidDoesNotStand: 'That bid cannot be made.',
  bidInstead: (amount: number): string => `Bid ${amount}`,

  stage: {
    opens: 'No bid yet',
    noPrice: 'No price yet',
    priceHint: 'If nobody buys at your price, you must.',
    both: 'Both are sold together.',
    addOwn: (shared: boolean): string =>
      `If you decline, another may add one and take ${shared ? 'half' : 'all'} the money. If nobody does, the painting is yours for free.`,
    addToOthers: (shared: boolean): string =>
      `Whoever adds one sells both, and gets ${shared ? 'half the' : 'the'} money.`,
    onEasel: 'Under the hammer',
    empty: (name: string): Rich => `*${name}* chooses what to offer.`,
    emptyYou: 'You are the auctioneer: you are paid what it sells for.',
    emptySpectator: 'The easel is empty.',
    bidTrack: 'Bids so far',
    order: 'Order of offers',
    last: 'last word',
    offeredPass: 'passed',
    asked: 'asked now',
    envelopes: 'Sealed bids',
    envelopeEmpty: (who: Who): Rich => `${subject(who)} ${verb(who, 'have', 'has')} not sealed a bid`,
    envelopeFull: (who: Who): Rich => `${subject(who)} ${verb(who, 'have', 'has')} sealed a bid`,
    envelopeOpen: (who: Who, amount: number): Rich => `${subject(who)} wrote ${amount}`,
    tieToAuctioneer: (names: readonly string[]): Rich => `${listed(names)} tie: the auctioneer comes first.`,
    tie: (names: readonly string[], winner: Who, auctioneer: Who): Rich =>
      `${listed(names)} tie: ${object(winner)} ${verb(winner, 'sit', 'sits')} nearest to the left of ${object(auctioneer)}.`,
    wins: (who: Who, amount: number): Rich => `${subject(who)} ${verb(who, 'win', 'wins')} with ${amount}.`,
    nobodyBid: (who: Who): Rich => `Nobody bid: ${object(who)} ${verb(who, 'take', 'takes')} it for free.`,
    tag: (price: number): string => `asks ${price}`,
    secondMissing: 'A second painting?',
    add: 'Add?',
    calls: ['', 'going once…', 'going twice…', 'sold!'],
    sold: (who: Who, price: number): Rich => `Sold to ${object(who)} for *${price}*`,
    free: (who: Who): Rich => `${subject(who)} ${verb(who, 'take', 'takes')} it for free`,
    seasonEnds: 'The season ends',
    fifth: (who: Who, artist: string, cards: number): Rich =>
      `The fifth *${artist}*! ${subject(who)} ${verb(who, 'end', 'ends')} the season. ${unsold(cards)}`,
    lastCard: (who: Who, cards: number): Rich =>
      `${subject(who)} ${verb(who, 'play', 'plays')} the last painting. ${unsold(cards)}`,
    mystery: (who: Who): Rich => `${subject(who)} ${verb(who, 'flip', 'flips')} a card from the mystery hand`,
    mysteryPile: (count: number): string => `Mystery hand: ${counted(count, 'card', 'cards')}`,
    dealt: (season: number): string => `Season ${seasonNames[season - 1] ?? season}: cards are dealt`,
    payment: (from: Who | null, to: Who | null, amount: number): Rich =>
      from === null
        ? `${amount} from the bank`
        : `${subject(from)} ${verb(from, 'pay', 'pays')} ${to === null ? 'the bank' : object(to)} *${amount}*`,
    outLoud: 'Bid out loud',
    outLoudHint: 'Everyone bids on this one screen. Nobody’s hand is shown.',
    lookAtHand: 'Look at my hand',
    lookAtHandOf: (name: string): string => `${name}: Look at my hand`,
    backToTable: 'Back to the table',
  },

  log: {
    started: (who: Who): Rich => `The game begins. ${subject(who)} ${verb(who, 'start', 'starts')}.`,
    season: (season: number): Rich => `Season ${seasonNames[season - 1] ?? season}`,
    played: (who: Who, title: string, artist: string): Rich =>
      `${subject(who)} ${verb(who, 'offer', 'offers')} _${title}_ by ${artist}`,
    second: (who: Who, title: string): Rich => `${subject(who)} ${verb(who, 'add', 'adds')} _${title}_`,
    declined: (who: Who): Rich => `${subject(who)} ${verb(who, 'decline', 'declines')}`,
    auctioneerChanged: (who: Who): Rich => `${subject(who)} ${verb(who, 'are', 'is')} the auctioneer now`,
    skippedDouble: (whos: readonly Who[]): Rich =>
      `${subjects(whos)} ${verbOf(whos, 'lose', 'loses')} a turn to the double`,
    skippedEmpty: (whos: readonly Who[]): Rich => `${subjects(whos)}: no cards left`,
    auction: (type: BiddingType): Rich => auctions[type],
    bid: (who: Who, amount: number): Rich => `${subject(who)} ${verb(who, 'bid', 'bids')} ${amount}`,
    passed: (who: Who): Rich => `${subject(who)} ${verb(who, 'pass', 'passes')}`,
    hammer: 'The hammer falls',
    called: ['', 'Going once', 'Going twice'],
    sealed: (who: Who): Rich => `${subject(who)} ${verb(who, 'seal', 'seals')} a bid`,
    revealed: (bids: readonly { readonly name: string; readonly amount: number }[]): Rich =>
      `The bids: ${listed(bids.map(({ name, amount }) => `${name} ${amount}`))}`,
    price: (who: Who, price: number): Rich => `${subject(who)} ${verb(who, 'ask', 'asks')} ${price}`,
    sold: (who: Who, price: number, shares: readonly { readonly to: Who | null; readonly amount: number }[]): Rich =>
      `Sold to ${object(who)} for *${price}*, paid ${listed(
        shares.map(
          ({ to, amount }) => `${shares.length > 1 ? `${amount} ` : ''}to ${to === null ? 'the bank' : object(to)}`,
        ),
      )}`,
    tied: (names: readonly string[], winner: Who): Rich =>
      `${listed(names)} tie; ${object(winner)} ${verb(winner, 'come', 'comes')} first, going left from the auctioneer`,
    free: (who: Who): Rich => `${subject(who)} ${verb(who, 'take', 'takes')} it for free`,
    flipped: (who: Who, title: string, artist: string): Rich =>
      `${subject(who)} ${verb(who, 'flip', 'flips')} _${title}_ by ${artist}`,
    leftMystery: (who: Who): Rich => `${subject(who)} ${verb(who, 'leave', 'leaves')} the mystery hand alone`,
    ended: (reason: RoundEndReason): Rich =>
      reason === 'fifth_painting' ? 'The fifth painting ends the season' : 'The last card ends the season',
    tile: (artist: string, tile: number, value: number): Rich => `*${artist}* gets ${tile}: a painting pays ${value}`,
    redeemed: (who: Who, total: number): Rich => `${subject(who)} ${verb(who, 'get', 'gets')} ${total} from the bank`,
    over: (whos: readonly Who[]): Rich => `${subjects(whos)} ${verbOf(whos, 'win', 'wins')}`,
    timedOut: (who: Who): Rich => `${subject(who)} ${verb(who, 'run', 'runs')} out of time`,
  },

  season: {
    title: (season: number): Rich => `Season ${seasonNames[season - 1] ?? season} _closes_`,
    fifth: (who: Who, artist: string, cards: number): Rich =>
      `${subject(who)} played the fifth ${artist}. ${unsold(cards)}`,
    handsEmpty: (who: Who, cards: number): Rich =>
      `${subject(who)} played the last painting of all hands. ${unsold(cards)}`,
    tie: (ahead: string, behind: readonly string[]): Rich =>
      `${listed([ahead, ...behind])} tie: whoever is further left on the board goes first.`,
    eachPays: 'each pays',
    paysNothing: (soFar: number): string =>
      soFar > 0 ? `${soFar} so far, but pays nothing this season` : 'pays nothing this season',
    accounts: 'Accounts',
    allLots: 'All lots',
    museum: 'Museum',
    paid: 'Bought for',
    redeemed: 'Bank paid',
    sales: 'Sales as auctioneer',
    profit: 'Season',
    money: 'Money',
    lots: 'Look at every lot',
    hideLots: 'Hide the lots',
    lot: 'Lot',
    seller: 'Auctioneer',
    buyer: 'Buyer',
    price: 'Price',
    free: 'free',
    next: (season: number): string => `Season ${seasonNames[season - 1] ?? season}`,
    toTheEnd: 'To the podium',
    readNext: (season: number): string => `See season ${seasonNames[season - 1] ?? season}`,
    secret: 'secret',
    unsold: 'not sold',
    back: 'Back to the table',
  },

  over: {
    title: (names: readonly string[]): Rich =>
      names.length === 1 ? `${names[0] ?? ''} _wins_` : `${listed(names)} _share the victory_`,
    youWin: 'You _win_',
    money: 'Final money',
    curve: 'The whole game',
    curveAbout: (seats: string): string => `Everyone’s money after every lot and every season: ${seats}.`,
    again: 'Play again',
    change: 'Change the table',
    menu: 'To the menu',
    seasons: 'Look at the seasons',
    export: 'Save as a file',
    exportHint: 'The file reveals everyone’s cards.',
    bestBuy: 'The best buy',
    worstBuy: 'The dearest mistake',
    dearest: 'The highest price',
    bought: (who: Who, paid: number, redeemed: number, season: number): Rich =>
      `${subject(who)} paid ${paid} in season ${seasonNames[season - 1] ?? season}; it brought ${redeemed}.`,
    place: ['1st', '2nd', '3rd', '4th', '5th'],
  },

  handover: {
    title: (name: string): Rich => `Hand the device to _${name}_`,
    about: 'Everything is covered until then.',
    ready: (name: string): string => `I am ${name}`,
    since: 'Since your last turn',
  },

  gallery: {
    title: 'The gallery',
    about: 'Seventy-one works: every painting of both decks.',
    all: 'All',
    filter: 'Show works by',
    portraits: 'The curators',
  },

  rules: {
    title: 'The rules',
    about: 'Every rule, by its number.',
    inShort: 'In short',
    inShortText: [
      'You run a museum. In each of four seasons everyone in turn offers a painting from their hand at auction; whoever pays most hangs it, and pays the auctioneer.',
      'A season ends at once when the fifth painting of one artist is played. The three artists with the most paintings played earn 30, 20 and 10.',
      'Then the bank buys all paintings of the season: those by the three artists, for the sum of all their tiles so far; the others, for nothing.',
      'After four seasons the richest museum wins.',
    ],
    auctions: 'The five kinds of auction',
    all: 'All rules',
  },

  settings: {
    title: 'Settings',
    speed: 'Speed',
    speeds: { instant: 'Instant', fast: 'Fast', normal: 'Normal', cinematic: 'Cinematic' } satisfies Record<
      Speed,
      string
    >,
    guidance: 'Explain each auction as it comes',
    speedHint: 'How long moments are shown. They can always be skipped: press Space, or the button.',
    theme: 'Lighting',
    themes: { system: 'Same as the device', day: 'White cube', night: 'Gallery at night' } satisfies Record<
      Theme,
      string
    >,
    confirmations: 'Ask once more before big or odd moves',
    shortcuts: 'Keyboard shortcuts',
    shortcutsList: [
      ['B', 'bid, seal, buy or offer'],
      ['P', 'pass or decline'],
      ['O', 'out for this lot'],
      ['↑ ↓', 'change the amount'],
      ['1 … 9', 'choose a card'],
      ['Space', 'skip what is being shown'],
      ['L', 'open the log'],
    ],
    name: 'Your name',
    nameHint: 'Your name at the table.',
    saved: 'Choices are kept on this device.',
  },

  saves: {
    title: 'Saved games',
    none: 'No games yet.',
    season: (season: number): string => `season ${season} of 4`,
    finished: 'finished',
    open: 'Open',
    remove: 'Delete',
    reallyRemove: 'Delete for good?',
    reallyRemoveLabel: (players: string): string => `Delete the game of ${players} for good?`,
    removeLabel: (players: string): string => `Delete the game of ${players}`,
    import: 'Open a game file',
    whoPlays: 'Who plays on?',
    goOn: 'Go on with this game',
    importHint: 'A game that was saved as a file (.json), here or on another device.',
    with: (players: readonly string[]): string => listed(players),
  },

  trouble: {
    notFound: 'This game is not on this device. It may have been deleted, or was played on another one.',
    openElsewhere: 'This game is open in another window. Close it there, and try again.',
    tryAgain: 'Try again',
    unreadable: (action: number | null, message: string): string =>
      action === null
        ? `This game cannot be read: ${message}.`
        : `This game cannot be read. Action ${action}: ${message}.`,
    unknownBot: 'A bot that this version does not know plays in this game.',
    died: 'The table broke down. Nothing you did is lost: the game goes on from its last move.',
    diedUnsaved: 'The table broke down, and the game could not be saved before: it is lost.',
    revive: 'Go on with the game',
    notSaved: {
      full: 'This device’s storage is full: the game goes on, but will not survive a reload. Delete old games, or save it as a file.',
      forbidden:
        'The browser does not let this page store anything: the game goes on, but will not survive a reload. You can save it as a file.',
    } satisfies Record<SaveTrouble, string>,
    dismiss: 'All right',
    page: 'Something on this page broke.',
    reload: 'Load the page again',
    menu: 'To the menu',
    fileUnread: 'That file cannot be read.',
    fileTooLarge: 'That file is too large for a saved game.',
    badFile: (message: string): string => `That file is not a saved game: ${message}.`,
    noSaves: 'Saved games cannot be read on this device: the browser does not allow storage.',
  },

  opening: 'Hanging the paintings…',
  close: 'Close',
  back: 'Back',
  newVersion: 'A newer version is ready.',
  newVersionLoad: 'Load it',
}

export type Words = typeof en
