import { artistName } from '@modern-art/engine'
import type { LessonTexts, Spoken } from '../../lessons/lessonWords.ts'
import type { Marked } from '../Rich.tsx'
import { figure, object, subject, verb } from './phrases.ts'

export const lessons = {
  title: 'Learn to play',
  about: 'Nine short lessons, played and not read. Each takes a minute or two.',
  guide: 'Your guide',
  lessonOf: (number: number, all: number): string => `Lesson ${figure(number)} of ${figure(all)}`,
  resume: 'Go on',
  again: 'Once more',
  done: 'done',
  goOn: 'Go on',
  next: 'Next lesson',
  leave: 'All lessons',
  toFullGame: 'Play a full game',
  allDone: 'That is all there is to know. The rest is nerve.',
  start: 'Start',
}

/** What a purchase came to. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  const them = sale.paintings > 1 ? 'them' : 'it'
  if (gain > 0) {
    return `If the season ended now, the bank would pay ${figure(sale.worth)} for ${them}: a gain of *${figure(gain)}*.`
  }
  if (gain === 0) return `If the season ended now, the bank would pay just that for ${them}: nothing gained.`
  return `If the season ended now, the bank would pay only ${figure(sale.worth)}: a loss of *${figure(-gain)}*. Stay below what a painting pays.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  const them = sale.paintings > 1 ? 'both' : 'it'
  if (sale.price === 0) {
    return `Nobody bid, so ${object(who(sale.buyer))} ${verb(who(sale.buyer), 'have', 'has')} ${them} for nothing.`
  }
  const gain = sale.worth - sale.price
  const rest = gain > 0 ? `and may gain ${figure(gain)}` : 'and gains nothing'
  return `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'have', 'has')} ${them} for ${figure(sale.price)} ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null ? 'Now the others.' : `${subject(who(pricing))} ${verb(who(pricing), 'name', 'names')} a price.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  `${subject(who(sale.buyer))} paid you *${figure(sale.price)}*. Selling is how museums earn: whoever buys pays the one who offers.`

const afterKeeping = ({ sale }: Spoken): Marked =>
  sale.price === 0
    ? 'Nobody bid: you keep it, and pay nothing. It still counts for its artist.'
    : `You bought your own painting, and paid *${figure(sale.price)}* to the bank. That is worth it only if it pays clearly more in the end.`

export const lessonTexts: LessonTexts = {
  open: {
    title: 'The open auction',
    about: 'Anyone bids, at any time, until nobody goes higher.',
    says: {
      begin: ({ who }) =>
        `You run a museum and have *100*. Everyone in turn offers a painting; ${object(who(2))} ${verb(who(2), 'begin', 'begins')}, with an *open auction*.`,
      their_lot: ({ lot }) =>
        `Anyone may bid, at any time. If the season ended now, this painting would pay *${figure(lot.worth)}*. Bid something well below that: − and + change the amount.`,
      leading: ({ lot }) => `You hold the bid at *${figure(lot.price)}*. If all others pass, the painting is yours.`,
      outbid: ({ lot, who }) =>
        `${subject(who(lot.bidder ?? 1))} ${verb(who(lot.bidder ?? 1), 'bid', 'bids')} ${figure(lot.price)}. It would pay ${figure(lot.worth)}: go higher, or *pass*, which means “not at this price”; *out* means “at no price”.`,
      waiting: ({ lot, out, who }) => {
        if (out) return 'You are out: this one goes without you.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return `You hold the bid at *${figure(lot.price)}*. If nobody goes higher, you keep your own painting, and pay the bank.`
        }
        return 'You passed. If somebody bids, you are asked again.'
      },
      bought: (spoken) =>
        `Yours, for *${figure(spoken.sale.price)}*, paid to ${object(spoken.who(spoken.sale.seller))}, who offered it. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () =>
        'Now *you* are the auctioneer. Choose a painting to offer: the number on each card is what its artist would pay if you played it.',
      your_lot: ({ lot }) =>
        lot.price === 0
          ? 'Whatever they bid is paid to *you*. You may bid as well, but let them begin.'
          : `${figure(lot.price)} stands, and would be yours. *Pass* to sell. Bid higher only to keep it yourself: then you pay the bank.`,
      sold: (spoken) => `${afterSelling(spoken)} That is the open auction.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'One offer',
    about: 'Once around the table: one chance each.',
    says: {
      begin: ({ who }) =>
        `*One offer*: everybody speaks once, going left from the auctioneer, who comes last. ${subject(who(2))} ${verb(who(2), 'sell', 'sells')}, so you come first.`,
      their_lot: ({ lot }) =>
        `You have one chance, and two come after you. It would pay *${figure(lot.worth)}* now. Bid what they will not top, and still less than that.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you ? 'The others speak first, once each.' : 'You have spoken: now the others, once each.',
      bought: (spoken) => `Nobody topped your *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : `${afterLosing(spoken)} Who comes first must bid high, or leave it.`,
      offer: () => 'Your turn to offer one. This time *you* have the last word.',
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Nobody bid. Pass, and it is yours for nothing.'
          : `${subject(who(lot.bidder))} ${verb(who(lot.bidder), 'bid', 'bids')} ${figure(lot.price)}: pass, and that is paid to you. Or bid higher, and pay the bank.`,
      sold: (spoken) => `${afterSelling(spoken)} The last word is a good place.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'The hidden auction',
    about: 'Everybody writes one secret amount.',
    says: {
      begin: () =>
        '*Hidden*: everybody writes one amount in secret. All are turned over together, and the highest buys.',
      their_lot: ({ lot }) =>
        `It would pay *${figure(lot.worth)}* now. Write what you would be glad to pay; nobody sees it, and you cannot change it. “No bid” is allowed too.`,
      waiting: () => 'Sealed. When all have written, all are turned over.',
      bought: (spoken) => `Yours was the highest: *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Offer one of yours. The auctioneer writes an amount too.',
      your_lot: () =>
        'You write too: if somebody writes more, you are paid that. If yours is the highest, you keep the painting and pay the bank. “No bid” sells it to the highest.',
      sold: (spoken) => `${afterSelling(spoken)} In secret, half of what it pays is often enough.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'The fixed price',
    about: 'The auctioneer names a price: take it or leave it.',
    says: {
      begin: ({ who }) =>
        `*Fixed price*: the auctioneer names one. Going left, the first to say yes has it. ${subject(who(2))} ${verb(who(2), 'sell', 'sells')} first.`,
      their_lot: ({ lot }) =>
        `${figure(lot.price)} is asked, and it would pay *${figure(lot.worth)}* now. You are asked first: take it, or leave it to the next.`,
      waiting,
      bought: (spoken) => `Yours, for *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Offer one of yours, and then name your price.',
      your_lot: ({ lot }) =>
        `It would pay *${figure(lot.worth)}* now. A price that somebody takes is paid to you. But if nobody does, *you* must buy it.`,
      sold: (spoken) => `${afterSelling(spoken)} A good price leaves the buyer something.`,
      kept: ({ sale }) =>
        `Nobody took it at ${figure(sale.price)}, so *you* had to, and paid the bank. Ask less than a buyer hopes to be paid for it.`,
    },
  },
  double: {
    title: 'The double',
    about: 'Two paintings at once, and perhaps another auctioneer.',
    says: {
      begin: ({ who }) =>
        `${subject(who(2))} ${verb(who(2), 'offer', 'offers')} a *double*: it asks for a second painting of the same artist, going round from who played it. If nobody has one, it is theirs for nothing.`,
      asked: ({ lot, who }) =>
        `${subject(who(lot.seller))} ${verb(who(lot.seller), 'add', 'adds')} none. Add a painting by *${artistName(lot.artist)}*, and you become the auctioneer: you sell both, in the way of *your* card, and take all the money. Or decline.`,
      their_lot: ({ lot, who }) =>
        `${subject(who(lot.seller))} added a painting and ${verb(who(lot.seller), 'sell', 'sells')} both. The two would pay *${figure(lot.worth)}* now: bid, or pass.`,
      leading: ({ lot }) => `You hold the bid at *${figure(lot.price)}* for both.`,
      waiting: () => 'Going round the table…',
      your_lot: ({ lot }) => `Both are yours to sell. The two would pay *${figure(lot.worth)}* now.`,
      bought: (spoken) => `Both are yours for *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        `${afterLosing(spoken)} The money went to ${object(spoken.who(spoken.sale.seller))}, who added the second, and play goes on from there.`,
      sold: (spoken) =>
        `${subject(spoken.who(spoken.sale.buyer))} paid you *${figure(spoken.sale.price)}* for both: the double was another’s, the money is yours. Play goes on from your left.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'How a season ends',
    about: 'The fifth painting, the top three, and who is paid what.',
    says: {
      begin: () =>
        'A season, nearly over. The dots in the market are paintings played: the *fifth* of one artist, the ◇, ends the season at once. One has four.',
      end_it: () =>
        'You hold the fifth *Daniel Melim*. Choose it, and the market shows what it would do. It ends the season and is not sold. Or offer something else first.',
      your_lot: () => 'This one is sold as usual. Mind: whoever plays the fifth Daniel Melim ends the season.',
      waiting: () => 'The others may end the season as well as you.',
      paid: ({ season }) =>
        `The three artists with the most paintings, of equals the one further left, get tiles of *30, 20 and 10*: so much the bank pays for each of theirs, and nothing for the others. You got *${figure(season.redeemed)}* for what had cost you ${figure(season.paid)}. The paintings leave, the tiles stay.`,
    },
  },
  no_floor: {
    title: 'Past value is no floor',
    about: 'Why a famous artist can be worth nothing.',
    says: {
      begin: ({ who }) =>
        `Season two. *Sigrid Thaler* has a tile of 30 from season one. It counts again, on top of a new one, but *only* if she is in the top three again. ${subject(who(2))} ${verb(who(2), 'offer', 'offers')} her first.`,
      their_lot: ({ lot }) =>
        `${figure(lot.price)} is asked. If she came third she would pay 40. But she is fourth, and the season is nearly over: as it stands she pays *${figure(lot.worth)}*. Take it?`,
      bought: ({ sale }) => `You paid *${figure(sale.price)}*. Now see what becomes of it.`,
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'have', 'has')} it for ${figure(sale.price)}. Now see what becomes of it.`,
      end_it: () => 'You hold the fifth *Ramon Martins*, which ends the season. Play it, or try something else.',
      your_lot: () => 'This one is sold as usual.',
      waiting,
      paid_bought: () =>
        'Sigrid Thaler missed the top three and paid *nothing*, whatever she paid before: what you gave for her is gone. Tiles of the past count only on top of a new one.',
      paid_lost: ({ season }) =>
        `Sigrid Thaler missed the top three and paid *nothing*: well left alone. Your season: ${figure(season.profit)}. Tiles of the past count only on top of a new one.`,
    },
  },
  worth: {
    title: 'What a painting is worth',
    about: 'When to bid, and when to let another have it.',
    says: {
      begin: ({ who }) =>
        `What you pay goes to a rival. So a painting is worth less to you than it pays. ${subject(who(1))} ${verb(who(1), 'sell', 'sells')} one; ${object(who(2))} ${verb(who(2), 'speak', 'speaks')} before you.`,
      their_lot: ({ lot, who }) =>
        `It pays *${figure(lot.worth)}* now. At ${figure(lot.price)} ${object(who(lot.bidder ?? 2))} would gain ${figure(lot.worth - lot.price)}. Paying a little more gives you nearly all of that, and ${object(who(lot.seller))} the price. Bid, or pass?`,
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        if (gain <= 0) {
          return `It pays no more than you gave for it, and ${object(who(sale.seller))} ${verb(who(sale.seller), 'have', 'has')} your *${figure(sale.price)}*. A little above the last bid would have done.`
        }
        return gain >= sale.price
          ? `You gain ${figure(gain)}, ${object(who(sale.seller))} ${figure(sale.price)}: *well bought*. A bargain left to a rival would have been a gift.`
          : `You gain ${figure(gain)}, but ${object(who(sale.seller))} ${figure(sale.price)}: the sale was better for the seller. A little above the last bid would have done.`
      },
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'gain', 'gains')} ${figure(sale.worth - sale.price)} by it. A bargain that goes to a rival is a loss to you: bid a little more.`,
      dear_lot: ({ lot, who }) =>
        `Now ${object(who(lot.seller))} ${verb(who(lot.seller), 'ask', 'asks')} *${figure(lot.price)}* for what pays ${figure(lot.worth)}. You would gain ${figure(lot.worth - lot.price)}, the seller ${figure(lot.price)}. Take it, or let another have it?`,
      dear_bought: ({ sale, who }) =>
        `You gain ${figure(sale.worth - sale.price)}, and ${object(who(sale.seller))} *${figure(sale.price)}*. With a price so near to what it pays, let another have it: the rival who buys gains as little.`,
      dear_lost: ({ sale, who }) =>
        `Well left: ${object(who(sale.buyer))} ${verb(who(sale.buyer), 'gain', 'gains')} hardly anything by it.`,
    },
  },
  first_season: {
    title: 'A season of your own',
    about: 'Against two gentle bots, with hints whenever you like.',
    says: {
      begin: () =>
        'Now a whole season, with everything at once. Whenever you are unsure, press *Hint*: it says what a good player would do, and why.',
      offer: () =>
        'Your turn: choose a painting. The number on each card is what its artist would pay if you played it.',
      asked: () => 'A second painting would make you the auctioneer of both.',
      their_lot: ({ lot }) =>
        lot.worth > 0
          ? `It would pay *${figure(lot.worth)}* now, and more or less when the season ends. *Hint* says how much to expect.`
          : 'As it stands it would pay *nothing*. Bid only if you think that its artist will come up.',
      your_lot: () => 'Yours to sell: what they pay is yours.',
      waiting: () => 'Watch the market: who will be in the top three?',
      paid: ({ season }) =>
        `Your first season: *${figure(season.profit)}*. A game has four, and the tiles add up. You know how to play.`,
    },
  },
}
