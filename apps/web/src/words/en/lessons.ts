import { artistName } from '@modern-art/engine'
import type { LessonTexts, Spoken } from '../grammar/lessonTexts.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import { figure, object, subject, verb } from './phrases.ts'

export const lessons = {
  title: 'Learn to play',
  about: 'Nine short lessons you learn by playing. Each takes a minute or two.',
  guide: 'Your guide',
  lessonOf: (number: number, all: number): string => `Lesson ${figure(number)} of ${figure(all)}`,
  resume: 'Continue',
  again: 'Repeat',
  done: 'done',
  goOn: 'Continue',
  next: 'Next lesson',
  leave: 'All lessons',
  toFullGame: 'Play a full game',
  allDone: 'That’s all you need to know. The rest is nerve.',
  start: 'Start',
}

/** The result of a purchase. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  const them = sale.paintings > 1 ? 'them' : 'it'
  if (gain > 0) {
    return marked`If the season ended now, the bank would buy ${them} for ${figure(sale.worth)}: a gain of *${figure(gain)}*.`
  }
  if (gain === 0) return `If the season ended now, the bank would buy ${them} for exactly that: no gain.`
  return marked`If the season ended now, the bank would pay only ${figure(sale.worth)}: a loss of *${figure(-gain)}*. Pay less than a painting is worth.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  const buyer = who(sale.buyer)
  const gets = `${verb(buyer, 'get', 'gets')} ${sale.paintings > 1 ? 'both' : 'it'}`
  if (sale.price === 0) return marked`Nobody bid, so ${object(buyer)} ${gets} for free.`
  const gain = sale.worth - sale.price
  const rest = gain > 0 ? `may gain ${figure(gain)}` : `${verb(buyer, 'gain', 'gains')} nothing`
  return marked`${subject(buyer)} ${gets} for ${figure(sale.price)} and ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null
    ? 'Now it’s the others’ turn.'
    : marked`${subject(who(pricing))} ${verb(who(pricing), 'are', 'is')} naming a price.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  marked`${subject(who(sale.buyer))} paid you *${figure(sale.price)}*. Museums earn by selling: the buyer pays the auctioneer.`

const afterKeeping = ({ sale }: Spoken): Marked => {
  const isDouble = sale.paintings > 1
  if (sale.price === 0) {
    return isDouble
      ? 'Nobody bid, so you keep both for free. They still count for their artist.'
      : 'Nobody bid, so you keep it for free. It still counts for its artist.'
  }
  return marked`You bought ${isDouble ? 'both yourself' : 'your own painting'} and paid the bank *${figure(sale.price)}*. You only profit if ${isDouble ? 'they end' : 'it ends'} up worth clearly more.`
}

const NUMBER_ON_CARD = 'The number on each card is what a painting by that artist would be worth if you played it.'

/** The learner's gain or loss by a purchase. */
const youGain = (gain: number): Marked => {
  if (gain < 0) return `You lose ${figure(-gain)}`
  return `You gain ${gain === 0 ? 'nothing' : figure(gain)}`
}

export const lessonTexts: LessonTexts = {
  open: {
    title: 'The open auction',
    about: 'Anyone may bid at any time, until nobody goes higher.',
    says: {
      begin: ({ who }) =>
        marked`You run a museum and start with *100*. Everyone takes turns auctioning a painting. ${subject(who(2))} ${verb(who(2), 'go', 'goes')} first, with an *open auction*.`,
      their_lot: ({ lot }) =>
        marked`Anyone may bid at any time. If the season ended now, this painting would be worth *${figure(lot.worth)}*. Bid well below that: − and + change the amount.`,
      leading: ({ lot }) =>
        marked`You’re the highest bidder at *${figure(lot.price)}*. If everyone else passes, it’s yours.`,
      outbid: ({ lot, who }) =>
        marked`${subject(who(lot.bidder ?? 1))} ${verb(who(lot.bidder ?? 1), 'bid', 'bids')} ${figure(lot.price)}. It’s worth ${figure(lot.worth)} now: bid higher, *pass* (“not at this price”) or drop *out* (“at no price”).`,
      waiting: ({ lot, out, who }) => {
        if (out) return 'You’re out: the others settle this one without you.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return marked`You’re the highest bidder at *${figure(lot.price)}*. If nobody goes higher, you keep it and pay the bank.`
        }
        return 'You passed. If someone bids, you can bid again.'
      },
      bought: (spoken) =>
        marked`It’s yours for *${figure(spoken.sale.price)}*, paid to ${object(spoken.who(spoken.sale.seller))}, the auctioneer. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => marked`Now *you* are the auctioneer. Choose a painting to auction. ${NUMBER_ON_CARD}`,
      your_lot: ({ lot }) =>
        lot.price === 0
          ? marked`The buyer pays *you*. You may bid too, but let the others start.`
          : marked`The bid is ${figure(lot.price)}. *Pass*, and that money is yours. Bid higher only to keep the painting: then you pay the bank.`,
      sold: (spoken) => marked`${afterSelling(spoken)} That’s the open auction.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'One offer',
    about: 'Once around the table, one chance each.',
    says: {
      begin: ({ who }) =>
        marked`*One offer*: everyone bids or passes once, clockwise; the auctioneer goes last. ${subject(who(2))} ${verb(who(2), 'are', 'is')} the auctioneer, so you go first.`,
      their_lot: ({ lot }) =>
        marked`You have one chance, and two players come after you. The painting would be worth *${figure(lot.worth)}* now. Bid enough not to be topped, but less than that.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you ? 'The others go first, once each.' : 'You’ve had your turn. Now the others, once each.',
      bought: (spoken) => marked`Nobody topped your *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : marked`${afterLosing(spoken)} Whoever goes first must bid high or let it go.`,
      offer: () => marked`Now auction one of yours. This time *you* go last.`,
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Nobody bid. Pass, and you get it for free.'
          : marked`${subject(who(lot.bidder))} bid ${figure(lot.price)}. Pass, and you get that money. Or bid higher to keep the painting, and pay the bank.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Going last is a good place to be.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'The hidden auction',
    about: 'Everyone makes one sealed bid.',
    says: {
      begin: () =>
        marked`*Hidden auction*: everyone makes one sealed bid. All bids are revealed together, and the highest bidder buys.`,
      their_lot: ({ lot }) =>
        marked`The painting would be worth *${figure(lot.worth)}* now. Bid what you’d be happy to pay: nobody sees your bid, and you can’t change it. You don’t have to bid.`,
      waiting: () => 'Your bid is in. Once everyone has bid, all bids are revealed.',
      bought: (spoken) => marked`You win with *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Now auction one of yours. The auctioneer makes a sealed bid too.',
      your_lot: () =>
        'If someone bids more than you, they pay you. If your bid is the highest, you keep the painting and pay the bank. Choose “Don’t bid” to sell to the highest bidder.',
      sold: (spoken) => marked`${afterSelling(spoken)} In a hidden auction, half its worth often wins.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'The fixed price',
    about: 'The auctioneer names a price: take it or leave it.',
    says: {
      begin: ({ who }) =>
        marked`*Fixed price*: the auctioneer names a price. Clockwise, the first to accept buys the painting. ${subject(who(2))} ${verb(who(2), 'auction', 'auctions')} one first.`,
      their_lot: ({ lot }) =>
        marked`The price is ${figure(lot.price)}, and the painting would be worth *${figure(lot.worth)}* now. You’re asked first: buy it, or pass.`,
      waiting,
      bought: (spoken) => marked`It’s yours for *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Now auction one of yours, then name your price.',
      your_lot: ({ lot }) =>
        marked`The painting would be worth *${figure(lot.worth)}* now. If someone accepts your price, they pay you. If nobody does, *you* must buy it.`,
      sold: (spoken) => marked`${afterSelling(spoken)} A good price leaves the buyer a profit.`,
      kept: ({ sale }) =>
        marked`Nobody bought it at ${figure(sale.price)}, so *you* had to, and paid the bank. Leave the buyer a profit: name a price below what the painting is worth.`,
    },
  },
  double: {
    title: 'The double',
    about: 'Two paintings at once, and perhaps a new auctioneer.',
    says: {
      begin: ({ who }) =>
        marked`${subject(who(2))} ${verb(who(2), 'play', 'plays')} a *double*. It needs a second painting by the same artist: ${object(who(2))} ${verb(who(2), 'are', 'is')} asked first, then the others clockwise. If nobody adds one, ${object(who(2))} ${verb(who(2), 'take', 'takes')} the double for free.`,
      asked: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} ${verb(who(lot.seller), 'add', 'adds')} nothing. Add a painting by *${artistName(lot.artist)}* and you become the auctioneer: you sell both by *your* card’s auction type and take all the money. Or decline.`,
      their_lot: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} added a painting and ${verb(who(lot.seller), 'sell', 'sells')} both. Together they would be worth *${figure(lot.worth)}* now: bid or pass.`,
      leading: ({ lot }) => marked`You’re the highest bidder at *${figure(lot.price)}* for both.`,
      waiting: () => 'Now it’s the others’ turn.',
      your_lot: ({ lot }) => marked`Both are yours to sell. Together they would be worth *${figure(lot.worth)}* now.`,
      bought: (spoken) => marked`Both are yours for *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        marked`${afterLosing(spoken)} The money goes to ${object(spoken.who(spoken.sale.seller))}, who added the second painting. Play continues from there.`,
      sold: (spoken) =>
        marked`${subject(spoken.who(spoken.sale.buyer))} paid you *${figure(spoken.sale.price)}* for both. You didn’t play the double, but you get the money. Play continues to your left.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'How a season ends',
    about: 'The fifth painting, the top three, and what paintings are worth.',
    says: {
      begin: () =>
        marked`This season is nearly over. The dots in the market are paintings played. An artist’s *fifth*, the ◇, ends the season at once, and one artist already has four.`,
      end_it: () =>
        marked`You hold the fifth *Daniel Melim*. Choose it, and the market shows what it would do: it ends the season and isn’t sold. Or auction something else first.`,
      your_lot: () => 'This one is auctioned as usual. Remember: whoever plays the fifth Daniel Melim ends the season.',
      waiting: () => 'The others can end the season too.',
      paid: ({ season }) =>
        marked`The three artists with the most paintings (ties: further left) get tiles of *30, 20 and 10*. The bank pays that for each of their paintings, and nothing for the others. You got *${figure(season.redeemed)}* for paintings that cost you ${figure(season.paid)}. The paintings are discarded; the tiles stay.`,
    },
  },
  no_floor: {
    title: 'Past tiles are no guarantee',
    about: 'Why a famous artist can be worth nothing.',
    says: {
      begin: ({ who }) =>
        marked`Season two. *Sigrid Thaler* has a tile of 30 from season one. It counts again, on top of a new one, but *only* if she makes the top three again. ${subject(who(2))} ${verb(who(2), 'auction', 'auctions')} one of her paintings first.`,
      their_lot: ({ lot }) =>
        marked`The price is ${figure(lot.price)}. If she came third, her paintings would be worth 40. But she is fourth, and the season is nearly over: as it stands, they’re worth *${figure(lot.worth)}*. Buy it?`,
      bought: ({ sale }) => marked`You paid *${figure(sale.price)}*. Now see what happens.`,
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'get', 'gets')} it for ${figure(sale.price)}. Now see what happens.`,
      end_it: () => marked`You hold the fifth *Ramon Martins*, which ends the season. Play it, or try something else.`,
      your_lot: () => 'This one is auctioned as usual.',
      waiting,
      paid_bought: () =>
        marked`Sigrid Thaler missed the top three. Her paintings were worth *nothing*, whatever they fetched before, and the money you paid is gone. Past tiles count only on top of a new one.`,
      paid_lost: ({ season }) =>
        marked`Sigrid Thaler missed the top three, so her paintings were worth *nothing*: good call. Your profit this season: ${figure(season.profit)}. Past tiles count only on top of a new one.`,
    },
  },
  worth: {
    title: 'What a painting is worth',
    about: 'When to bid, and when to let someone else have it.',
    says: {
      begin: ({ who }) =>
        marked`The money you pay goes to a rival. So don’t pay all that a painting is worth. ${subject(who(1))} ${verb(who(1), 'auction', 'auctions')} one, and ${object(who(2))} ${verb(who(2), 'bid', 'bids')} before you.`,
      their_lot: ({ lot, who }) =>
        marked`It’s worth *${figure(lot.worth)}* now. At ${figure(lot.price)}, ${object(who(lot.bidder ?? 2))} would gain ${figure(lot.worth - lot.price)}. Bid a little more, and you take nearly all of that gain, though ${object(who(lot.seller))} ${verb(who(lot.seller), 'get', 'gets')} your money. Bid or pass?`,
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        const seller = who(sale.seller)
        if (gain <= 0) {
          return marked`It’s worth no more than you paid, and ${object(seller)} ${verb(seller, 'have', 'has')} your *${figure(sale.price)}*. A bid just above the last one would have been enough.`
        }
        return gain >= sale.price
          ? marked`You gain ${figure(gain)}, and ${object(seller)} ${verb(seller, 'gain', 'gains')} ${figure(sale.price)}: *a good buy*. Leaving the bargain to a rival would have been a gift.`
          : marked`You gain ${figure(gain)}, but ${object(seller)} ${verb(seller, 'gain', 'gains')} ${figure(sale.price)}: a better deal for the seller. A bid just above the last one would have been enough.`
      },
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'gain', 'gains')} ${figure(sale.worth - sale.price)}. A rival’s bargain is your loss: bid a little more next time.`,
      dear_lot: ({ lot, who }) =>
        marked`Now ${object(who(lot.seller))} ${verb(who(lot.seller), 'ask', 'asks')} *${figure(lot.price)}* for a painting worth ${figure(lot.worth)}. You would gain ${figure(lot.worth - lot.price)}, the seller ${figure(lot.price)}. Buy it, or let someone else have it?`,
      dear_bought: ({ sale, who }) =>
        marked`${youGain(sale.worth - sale.price)}, and ${object(who(sale.seller))} ${verb(who(sale.seller), 'gain', 'gains')} *${figure(sale.price)}*. When the price is this close to the worth, let someone else buy: they gain just as little.`,
      dear_lost: ({ sale, who }) =>
        marked`Good call: ${object(who(sale.buyer))} ${verb(who(sale.buyer), 'gain', 'gains')} hardly anything.`,
    },
  },
  first_season: {
    title: 'A season of your own',
    about: 'Against two gentle bots, with hints whenever you like.',
    says: {
      begin: () =>
        marked`Now play a whole season, with everything you’ve learned. Whenever you’re unsure, press *Hint*: it suggests a move and says why.`,
      offer: () => `Your turn: choose a painting to auction. ${NUMBER_ON_CARD}`,
      asked: () => 'Add a second painting, and you become the auctioneer of both.',
      their_lot: ({ lot }) =>
        lot.worth > 0
          ? marked`It would be worth *${figure(lot.worth)}* now; at season’s end it may be more, or less. *Hint* says what to expect.`
          : marked`As it stands, it would be worth *nothing*. Bid only if you think its artist will make the top three.`,
      your_lot: () => 'You’re the auctioneer: the buyer pays you.',
      waiting: () => 'Watch the market: who will be in the top three?',
      paid: ({ season }) =>
        marked`Your profit in your first season: *${figure(season.profit)}*. A game has four seasons, and the tiles add up. Now you know how to play.`,
    },
  },
}
