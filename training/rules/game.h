// The rules of Modern Art for self-play: both decks, 3 to 5 seats, `splitDouble`. Nothing is allocated, and chance comes
// from the deck's order and `rng` alone. An open auction is settled at once from everybody's limits (openAuction.h).
// Cards are kinds: artist * 5 + auction type.
#pragma once
#include "platform.h"
#include "study.h"

constexpr int SEATS = 5;
constexpr int ARTISTS = 5;
constexpr int TYPES = 5;
constexpr int KINDS = ARTISTS * TYPES;
constexpr int DECK = 70;
constexpr int FIFTH = 5;
constexpr int ROUNDS = 4;

enum Type { OPEN, ONE_OFFER, HIDDEN, FIXED_PRICE, DOUBLE };
enum Phase { PLAYING, SECOND, BIDDING_OPENLY, OFFERING, SEALING, PRICING, BUYING, FINISHED };
constexpr int PHASES = FINISHED;

constexpr int NO_ONE = -1;
constexpr int NOTHING = -1;

/** How a scripted player bids and plays; see rivals.h. */
struct Temperament {
  float share[HABITS];
  float own, rivals;
};

/** What amounts are shares of: what the actor expects the lot to pay, and what its rivals are expected to bid. */
struct Scale {
  float worth, rivals;
};

struct Game {
  int16_t money[SEATS];
  int16_t bids[SEATS];
  int16_t high, price;
  int8_t seats, round, phase, actor, opener, auctioneer, artist, cards, type, asked, highSeat, dealt;
  int8_t classicDeck, splitDouble;
  /** The auction has just begun: its public worth is to be found before anybody is asked. */
  int8_t isUnvalued;
  /** In a test: the seat that is tested. */
  int8_t challenger;
  /** The seat whose views are recorded to learn the value of positions. */
  int8_t viewer;
  uint8_t handSize[SEATS];
  /** Paintings played this round, by artist. */
  uint8_t counts[ARTISTS];
  /** Tiles of earlier rounds in tens, by artist. */
  uint8_t past[ARTISTS];
  uint8_t owned[SEATS][ARTISTS];
  uint8_t hand[SEATS][KINDS];
  /** Cards laid down in the whole game. */
  uint8_t played[KINDS];
  uint8_t deck[DECK];
  /** Who plays each seat: the learner, a net that learns to beat it, one that does not learn, or a script (rivals.h). */
  uint8_t mind[SEATS];
  uint8_t padding[1];
  Temperament temperament[SEATS];
  Study study[SEATS];
  /** What the lot under the hammer is worth to an onlooker. */
  float publicWorth;
  /** Of the actor, once it has been asked. */
  Scale scale;
  uint32_t rng;
};

BOTH int paintings(bool classicDeck, int kind) {
  const int daniel = 2 * TYPES + OPEN;
  const int rafael = 4 * TYPES + OPEN;
  if (kind == daniel) return classicDeck ? 3 : 4;
  if (kind == rafael) return classicDeck ? 4 : 3;
  const int artist = kind / TYPES, type = kind % TYPES;
  if (artist == 0) return type < 2 ? 3 : 2;
  if (artist == 1) return type == ONE_OFFER || type == DOUBLE ? 2 : 3;
  return artist == 2 && type == DOUBLE ? 2 : 3;
}

BOTH uint32_t randomWord(Game &game) {
  game.rng += 0x9e3779b9u;
  uint32_t word = game.rng;
  word = (word ^ (word >> 16)) * 0x21f0aaadu;
  word = (word ^ (word >> 15)) * 0x735a2d97u;
  return word ^ (word >> 15);
}
/** From 0 up to but not 1. */
BOTH float roll(Game &game) { return static_cast<float>(randomWord(game) >> 8) * (1.0f / 16777216.0f); }
BOTH int randomBelow(Game &game, int below) {
  return static_cast<int>((static_cast<uint64_t>(randomWord(game)) * static_cast<uint32_t>(below)) >> 32);
}

BOTH int leftOf(int seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }
/** How many places left of another a seat sits. */
BOTH int placesLeft(int seat, int of, int seats) { return seat >= of ? seat - of : seat - of + seats; }

BOTH int cardsPerHand(int seats, int round) {
  if (round == ROUNDS - 1) return 0;
  const bool first = round == 0;
  if (seats == 3) return first ? 10 : 6;
  if (seats == 4) return first ? 9 : 4;
  return first ? 8 : 3;
}

BOTH int cardsInHands(const Game &game) {
  int cards = 0;
  for (int seat = 0; seat < game.seats; seat++) cards += game.handSize[seat];
  return cards;
}

BOTH void deal(Game &game) {
  const int each = cardsPerHand(game.seats, game.round);
  for (int seat = 0; seat < game.seats; seat++) {
    for (int card = 0; card < each; card++) game.hand[seat][game.deck[game.dealt++]]++;
    game.handSize[seat] += static_cast<uint8_t>(each);
  }
}

/** The first seat with cards, from this one on; NO_ONE if nobody has any. */
BOTH int firstWithCards(const Game &game, int from) {
  for (int place = 0; place < game.seats; place++) {
    const int seat = (from + place) % game.seats;
    if (game.handSize[seat] > 0) return seat;
  }
  return NO_ONE;
}

BOTH void clearBids(Game &game) {
  game.asked = 0;
  game.high = 0;
  game.price = 0;
  game.highSeat = NO_ONE;
  for (int seat = 0; seat < SEATS; seat++) game.bids[seat] = NO_ONE;
}

BOTH void giveTurn(Game &game, int from) {
  game.actor = game.opener = game.auctioneer = static_cast<int8_t>(firstWithCards(game, from));
  game.phase = PLAYING;
  game.artist = game.type = NOTHING;
  game.cards = 0;
  clearBids(game);
}

/** Needs the deck's order, `seats` and the switches of the table; who plays which seat is the caller's, too. */
BOTH void begin(Game &game, int startingSeat) {
  game.round = game.dealt = game.isUnvalued = 0;
  game.publicWorth = game.scale.worth = game.scale.rivals = 0;
  for (int seat = 0; seat < SEATS; seat++) {
    game.money[seat] = seat < game.seats ? 100 : 0;
    game.handSize[seat] = 0;
    for (int artist = 0; artist < ARTISTS; artist++) game.owned[seat][artist] = 0;
    for (int kind = 0; kind < KINDS; kind++) game.hand[seat][kind] = 0;
    game.study[seat] = newStudy();
  }
  for (int artist = 0; artist < ARTISTS; artist++) game.counts[artist] = game.past[artist] = 0;
  for (int kind = 0; kind < KINDS; kind++) game.played[kind] = 0;
  deal(game);
  giveTurn(game, startingSeat);
}

BOTH void shuffle(Game &game) {
  int card = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    for (int copy = 0; copy < paintings(game.classicDeck, kind); copy++) game.deck[card++] = static_cast<uint8_t>(kind);
  }
  for (int last = DECK - 1; last > 0; last--) {
    const int other = randomBelow(game, last + 1);
    const uint8_t kind = game.deck[last];
    game.deck[last] = game.deck[other];
    game.deck[other] = kind;
  }
}

/** By artist: 1 to 3 if it is placed, else 0. */
BOTH void rankArtists(const uint8_t *counts, int *places) {
  for (int artist = 0; artist < ARTISTS; artist++) {
    int ahead = 0;
    for (int other = 0; other < ARTISTS; other++) {
      if (counts[other] > counts[artist] || (counts[other] == counts[artist] && other < artist)) ahead++;
    }
    places[artist] = counts[artist] > 0 && ahead < 3 ? ahead + 1 : 0;
  }
}

BOTH void endRound(Game &game, int lastSeat) {
  int places[ARTISTS];
  rankArtists(game.counts, places);
  for (int artist = 0; artist < ARTISTS; artist++) {
    if (places[artist] == 0) continue;
    game.past[artist] += static_cast<uint8_t>(4 - places[artist]);
    for (int seat = 0; seat < game.seats; seat++) {
      game.money[seat] += static_cast<int16_t>(game.owned[seat][artist] * 10 * game.past[artist]);
    }
  }
  for (int artist = 0; artist < ARTISTS; artist++) game.counts[artist] = 0;
  for (int seat = 0; seat < SEATS; seat++) {
    for (int artist = 0; artist < ARTISTS; artist++) game.owned[seat][artist] = 0;
  }
  if (game.round < ROUNDS - 1) {
    game.round++;
    deal(game);
    if (firstWithCards(game, 0) != NO_ONE) {
      giveTurn(game, leftOf(lastSeat, game.seats));
      return;
    }
    game.round--;
  }
  game.phase = FINISHED;
  game.actor = 0;
}

BOTH bool isOver(const Game &game) { return game.phase == FINISHED; }

BOTH void sell(Game &game, int buyer, int price) {
  const int openers = game.splitDouble && game.opener != game.auctioneer ? price / 2 : 0;
  game.money[buyer] -= static_cast<int16_t>(price);
  if (game.auctioneer != buyer) game.money[game.auctioneer] += static_cast<int16_t>(price - openers);
  if (game.opener != buyer) game.money[game.opener] += static_cast<int16_t>(openers);
  game.owned[buyer][game.artist] += static_cast<uint8_t>(game.cards);
  giveTurn(game, leftOf(game.auctioneer, game.seats));
}

BOTH void startAuction(Game &game) {
  clearBids(game);
  game.isUnvalued = 1;
  if (game.type == FIXED_PRICE) {
    game.phase = PRICING;
    game.actor = game.auctioneer;
    return;
  }
  game.phase = game.type == OPEN ? BIDDING_OPENLY : game.type == ONE_OFFER ? OFFERING : SEALING;
  game.actor = static_cast<int8_t>(leftOf(game.auctioneer, game.seats));
}

/** Lays a card of the actor down; whether that ends the round. */
BOTH bool layDown(Game &game, int kind) {
  const int seat = game.actor;
  game.hand[seat][kind]--;
  game.handSize[seat]--;
  game.played[kind]++;
  const int count = ++game.counts[kind / TYPES];
  return count >= FIFTH || cardsInHands(game) == 0;
}

BOTH void askNext(Game &game) {
  game.asked++;
  game.actor = static_cast<int8_t>((game.auctioneer + 1 + game.asked) % game.seats);
}

/** The seat that a sealed auction goes to: of equals the auctioneer, then the closest to its left. */
BOTH int highestSealed(const Game &game) {
  int winner = game.auctioneer;
  for (int place = 1; place < game.seats; place++) {
    const int seat = (game.auctioneer + place) % game.seats;
    if (game.bids[seat] > game.bids[winner]) winner = seat;
  }
  return winner;
}

BOTH int richestRival(const Game &game, int seat) {
  int richest = 0;
  for (int other = 0; other < game.seats; other++) {
    if (other != seat && game.money[other] > richest) richest = game.money[other];
  }
  return richest;
}

#include "openAuction.h"

/**
 * The actor does something: a kind of card; a kind or NOTHING for the second card of a double; an amount, 0 being to pass;
 * a price; 1 or 0 to buy or to pass. It must be allowed. An open auction asks everybody for a limit first; `heard` is told the
 * bids that follow from them.
 */
template <typename Listener = Deaf>
BOTH void act(Game &game, int value, Listener heard = Listener()) {
  const int seat = game.actor;
  switch (game.phase) {
    case PLAYING:
      game.opener = game.auctioneer = static_cast<int8_t>(seat);
      game.artist = static_cast<int8_t>(value / TYPES);
      game.type = static_cast<int8_t>(value % TYPES);
      game.cards = 1;
      if (layDown(game, value)) endRound(game, seat);
      else if (game.type == DOUBLE) game.phase = SECOND;
      else startAuction(game);
      return;
    case SECOND:
      if (value != NOTHING) {
        game.auctioneer = static_cast<int8_t>(seat);
        game.type = static_cast<int8_t>(value % TYPES);
        game.cards = 2;
        if (layDown(game, value)) endRound(game, seat);
        else startAuction(game);
      } else if (++game.asked == game.seats) {
        sell(game, game.opener, 0);
      } else {
        game.actor = static_cast<int8_t>((game.opener + game.asked) % game.seats);
      }
      return;
    case BIDDING_OPENLY:
      game.bids[seat] = static_cast<int16_t>(value);
      if (game.asked + 1 < game.seats) askNext(game);
      else settleOpenAuction(game, heard);
      return;
    case SEALING: {
      game.bids[seat] = static_cast<int16_t>(value);
      if (game.asked + 1 < game.seats) {
        askNext(game);
        return;
      }
      const int winner = highestSealed(game);
      studySealed(game.study, game.seats, game.auctioneer, game.bids, game.publicWorth);
      sell(game, winner, game.bids[winner]);
      return;
    }
    case OFFERING:
      game.bids[seat] = static_cast<int16_t>(value);
      if (value > game.high) {
        game.high = static_cast<int16_t>(value);
        game.highSeat = static_cast<int8_t>(seat);
      }
      if (game.asked + 1 < game.seats) {
        askNext(game);
        return;
      }
      {
        const int buyer = game.highSeat == NO_ONE ? game.auctioneer : game.highSeat;
        studyOffers(game.study, game.seats, game.auctioneer, buyer, game.bids, game.high, game.publicWorth);
        sell(game, buyer, game.high);
      }
      return;
    case PRICING:
      game.price = static_cast<int16_t>(value);
      game.phase = BUYING;
      game.actor = static_cast<int8_t>(leftOf(game.auctioneer, game.seats));
      return;
    case BUYING: {
      const bool isLast = game.asked + 1 == game.seats - 1;
      if (!value && !isLast) {
        askNext(game);
        return;
      }
      const int buyer = value ? seat : game.auctioneer;
      studyPrice(game.study, game.seats, game.auctioneer, buyer, game.price, game.publicWorth);
      sell(game, buyer, game.price);
      return;
    }
  }
}

constexpr int FREE = -99;

/** The only thing that the actor can do, or FREE. */
BOTH int forcedAction(const Game &game) {
  const int seat = game.actor;
  switch (game.phase) {
    case PLAYING: {
      int kinds = 0, last = 0;
      for (int kind = 0; kind < KINDS; kind++) {
        if (game.hand[seat][kind] == 0) continue;
        kinds++;
        last = kind;
      }
      return kinds == 1 ? last : FREE;
    }
    case SECOND:
      for (int type = 0; type < DOUBLE; type++) {
        if (game.hand[seat][game.artist * TYPES + type] > 0) return FREE;
      }
      return NOTHING;
    case BIDDING_OPENLY:
    case SEALING:
      return game.money[seat] == 0 ? 0 : FREE;
    case OFFERING:
      return game.money[seat] <= game.high || (seat == game.auctioneer && game.high == 0) ? 0 : FREE;
    case PRICING:
      return game.money[seat] <= 1 ? game.money[seat] : FREE;
    case BUYING:
      return game.money[seat] < game.price ? 0 : FREE;
  }
  return FREE;
}

/** By seat: how far ahead of the others' mean in hundreds, and its part of the victory. */
BOTH void outcome(const Game &game, float *margins, float *wins) {
  int best = 0, winners = 0, sum = 0;
  for (int seat = 0; seat < game.seats; seat++) {
    sum += game.money[seat];
    if (game.money[seat] > best) {
      best = game.money[seat];
      winners = 0;
    }
    if (game.money[seat] == best) winners++;
  }
  for (int seat = 0; seat < SEATS; seat++) {
    const bool present = seat < game.seats;
    const float own = game.money[seat];
    margins[seat] = present ? (own - (sum - own) / (game.seats - 1)) / 100.0f : 0.0f;
    wins[seat] = present && game.money[seat] == best ? 1.0f / winners : 0.0f;
  }
}
