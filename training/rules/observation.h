// What a seat knows, in numbers for the net: packages/bots/src/master/encode.ts writes the same from a view. Seats are counted
// from the viewer: 0 is the viewer, 1 its left neighbour.
#pragma once
#include "actions.h"

// Where each part begins.
constexpr int AT_SEATS = 0;                       // one of 3: how many play
constexpr int AT_ROUND = AT_SEATS + 3;            // one of 4
constexpr int AT_PHASE = AT_ROUND + 4;            // one of 7
constexpr int AT_TABLE = AT_PHASE + PHASES;       // classic deck; splitDouble
constexpr int AT_ACTOR = AT_TABLE + 2;            // one of 5: whose move it is
constexpr int AT_AUCTIONEER = AT_ACTOR + SEATS;   // one of 5
constexpr int AT_OPENER = AT_AUCTIONEER + SEATS;  // one of 5
constexpr int AT_BIDDER = AT_OPENER + SEATS;      // one of 5: who holds the highest offer
constexpr int AT_LOT = AT_BIDDER + SEATS;         // one of 5 artists, one of 5 types, whether it is two paintings
constexpr int AT_TO_COME = AT_LOT + ARTISTS + TYPES + 1;  // one of 5: how many are asked after the actor
constexpr int AT_MONEY = AT_TO_COME + SEATS;      // see `fillMoney`
constexpr int MONEY_CELLS = 11;
constexpr int AT_CARDS = AT_MONEY + MONEY_CELLS;  // in all hands; in the deck
constexpr int AT_ARTISTS = AT_CARDS + 2;          // see `fillArtist`
constexpr int ARTIST_CELLS = 16;
constexpr int AT_HAND = AT_ARTISTS + ARTISTS * ARTIST_CELLS;
constexpr int AT_UNSEEN = AT_HAND + KINDS;
constexpr int AT_PLAYERS = AT_UNSEEN + KINDS;     // see `fillPlayer`
constexpr int PLAYER_CELLS = 14 + 2 * HABITS;
constexpr int KNOWN = AT_PLAYERS + SEATS * PLAYER_CELLS;
/** What a seat knows, rounded up to a size that matrix units like. */
constexpr int OBSERVED = 336;
static_assert(KNOWN <= OBSERVED, "the observation has no room");
// What only the critic sees, in training: all hands, limits and sealed bids, and how the scripts bid.
constexpr int AT_HANDS = OBSERVED;
constexpr int AT_SECRETS = AT_HANDS + SEATS * KINDS;
constexpr int SECRET_CELLS = 3 + HABITS;
constexpr int SEEN_BY_CRITIC = 512;
static_assert(AT_SECRETS + SEATS * SECRET_CELLS <= SEEN_BY_CRITIC, "the critic has no room");

/** A share of the scale, as far as it tells anything. */
BOTH float ratio(float amount, float of, float most) { return fminf(amount / of, most); }

BOTH int askedAfterActor(const Game &game) {
  if (game.phase == SECOND || game.phase == OFFERING) return game.seats - 1 - game.asked;
  if (game.phase == BUYING) return game.seats - 2 - game.asked;
  return 0;
}

BOTH void fillMoney(const Game &game, int viewer, const Scale &scale, float *cells) {
  const float worth = scale.worth, richest = richestRival(game, viewer);
  cells[0] = (worth - FLOOR_OF_WORTH) / 50;
  if (!isAuction(game)) return;
  cells[1] = game.publicWorth / 50;
  cells[2] = ratio(game.publicWorth, worth, 3);
  cells[3] = ratio(game.money[viewer], worth, 4) / 4;
  cells[4] = ratio(richest, worth, 4) / 4;
  cells[5] = scale.rivals / 50;
  cells[6] = ratio(scale.rivals, worth, 3);
  cells[7] = game.high / 50.0f;
  cells[8] = ratio(game.high, worth, 3);
  cells[9] = game.price / 50.0f;
  cells[10] = ratio(game.price, worth, 3);
}

/** Whether it is the viewer's turn to play a card, or a second one, and it has one of the artist. */
BOTH bool canPlay(const Game &game, int viewer, int artist) {
  if (viewer != game.actor || (game.phase != PLAYING && game.phase != SECOND)) return false;
  if (game.phase == SECOND && artist != game.artist) return false;
  int held = 0;
  for (int type = 0; type < TYPES; type++) {
    if (game.phase == PLAYING || type != DOUBLE) held += game.hand[viewer][artist * TYPES + type];
  }
  return held > 0;
}

/** The outlooks that the viewer's observation needs, as bits; see OUTLOOKS. */
BOTH int outlooksToObserve(const Game &game, int viewer) {
  int needed = 1;
  for (int artist = 0; artist < ARTISTS; artist++) {
    if (canPlay(game, viewer, artist)) needed |= 2 << artist;
  }
  return needed;
}

/** What a seat's paintings will pay. */
BOTH float paintingsWorth(const Game &game, const float *outlook, int seat) {
  float sum = 0;
  for (int artist = 0; artist < ARTISTS; artist++) sum += game.owned[seat][artist] * worthOf(game, outlook, artist);
  return sum;
}

/** What it would change if the viewer played a painting of the artist. */
BOTH void fillAfterPlaying(const Game &game, int viewer, const float *outlooks, int artist, float *cells) {
  const float *then = outlooks + OUTLOOK * (1 + artist);
  float own = 0, others = 0;
  for (int seat = 0; seat < game.seats; seat++) {
    const float gain = paintingsWorth(game, then, seat) - paintingsWorth(game, outlooks, seat);
    if (seat == viewer) own = gain;
    else others += gain / (game.seats - 1);
  }
  cells[0] = worthOf(game, then, artist) / 50;
  cells[1] = own / 50;
  cells[2] = others / 50;
}

BOTH void fillArtist(const Game &game, int viewer, const float *outlooks, float inHands, int artist, float *cells) {
  cells[game.counts[artist]] = 1;
  cells[5] = worthOf(game, outlooks, artist) / 50;
  cells[6] = outlooks[artist] / 30;
  cells[7] = outlooks[ARTISTS + artist];
  cells[8] = game.past[artist] / 6.0f;
  cells[9] = inHands / 5;
  int held = 0, out = 0;
  for (int type = 0; type < TYPES; type++) held += game.hand[viewer][artist * TYPES + type];
  for (int seat = 0; seat < game.seats; seat++) out += seat == viewer ? 0 : game.owned[seat][artist];
  cells[10] = held / 3.0f;
  cells[11] = game.owned[viewer][artist] / 2.0f;
  cells[12] = out / 3.0f;
  if (canPlay(game, viewer, artist)) fillAfterPlaying(game, viewer, outlooks, artist, cells + 13);
}

/** Money and what its paintings will pay, by the viewer's outlook. */
BOTH float wealth(const Game &game, const float *outlook, int seat) {
  return game.money[seat] + paintingsWorth(game, outlook, seat);
}

BOTH void fillPlayer(const Game &game, int viewer, const float *outlook, const Scale &scale, float level, int seat, float *cells) {
  const float own = wealth(game, outlook, viewer), theirs = wealth(game, outlook, seat);
  const Study &study = game.study[seat];
  cells[0] = 1;
  cells[1] = game.money[seat] / 150.0f;
  cells[2] = game.handSize[seat] / 8.0f;
  for (int artist = 0; artist < ARTISTS; artist++) cells[3 + artist] = game.owned[seat][artist] / 2.0f;
  cells[8] = theirs / 200;
  cells[9] = (theirs - own) / 100;
  if (game.phase == OFFERING && game.bids[seat] > 0) cells[10] = ratio(game.bids[seat], scale.worth, 3);
  if (game.phase == OFFERING && game.bids[seat] == 0) cells[11] = 1;
  cells[12] = isAuction(game) ? ratio(game.money[seat], scale.worth, 4) / 4 : 0;
  if (isAuction(game)) {
    cells[13] = ratio(expectedBid(game, viewer, seat, habitOf(game.phase), asksInTurn(game), level), scale.worth, 3);
  }
  for (int habit = 0; habit < HABITS; habit++) {
    cells[14 + habit] = 2 * (expectedShare(study, habit, level) - usualShare(habit));
    cells[14 + HABITS + habit] = study.weights[habit] / (study.weights[habit] + 3);
  }
}

/**
 * Fills what a viewer knows; `cells` must be all 0. `inHands` is what the viewer expects the hands to hold, by artist. Of the
 * outlooks, those that `outlooksToObserve` names are there; the first is with the counts as they are.
 */
WARP void observe(const Game &game, int viewer, const float *outlooks, const float *inHands, float *cells, int lane) {
  const int seats = game.seats;
  const Scale scale = scaleFor(game, viewer, outlooks);
  if (lane == 0) {
    cells[AT_SEATS + seats - 3] = 1;
    cells[AT_ROUND + game.round] = 1;
    cells[AT_PHASE + game.phase] = 1;
    cells[AT_TABLE] = game.classicDeck;
    cells[AT_TABLE + 1] = game.splitDouble;
    // Where all bid at the same time, nobody can tell who has.
    const bool isTogether = game.phase == BIDDING_OPENLY || game.phase == SEALING;
    cells[AT_ACTOR + (isTogether ? 0 : placesLeft(game.actor, viewer, seats))] = 1;
    if (game.phase != PLAYING) {
      cells[AT_AUCTIONEER + placesLeft(game.auctioneer, viewer, seats)] = 1;
      cells[AT_OPENER + placesLeft(game.opener, viewer, seats)] = 1;
      cells[AT_LOT + game.artist] = 1;
      cells[AT_LOT + ARTISTS + game.type] = 1;
      cells[AT_LOT + ARTISTS + TYPES] = game.cards == 2;
      cells[AT_TO_COME + askedAfterActor(game)] = 1;
    }
    if (game.highSeat != NO_ONE) cells[AT_BIDDER + placesLeft(game.highSeat, viewer, seats)] = 1;
    fillMoney(game, viewer, scale, cells + AT_MONEY);
    cells[AT_CARDS] = cardsInHands(game) / 30.0f;
    cells[AT_CARDS + 1] = (DECK - game.dealt) / 40.0f;
  }
  for (int artist = lane; artist < ARTISTS; artist += LANES) {
    fillArtist(game, viewer, outlooks, inHands[artist], artist, cells + AT_ARTISTS + artist * ARTIST_CELLS);
  }
  for (int kind = lane; kind < KINDS; kind += LANES) {
    const int held = game.hand[viewer][kind];
    cells[AT_HAND + kind] = held;
    cells[AT_UNSEEN + kind] = (paintings(game.classicDeck, kind) - game.played[kind] - held) / 3.0f;
  }
  const float level = tableLevel(game.study, seats, viewer);
  for (int place = lane; place < seats; place += LANES) {
    fillPlayer(game, viewer, outlooks, scale, level, (viewer + place) % seats, cells + AT_PLAYERS + place * PLAYER_CELLS);
  }
}

/** Fills what only the critic sees, from the same viewer's chair. */
WARP void observeSecrets(const Game &game, int viewer, float worth, float *cells, int lane) {
  const int seats = game.seats;
  for (int cell = lane; cell < seats * KINDS; cell += LANES) {
    cells[AT_HANDS + cell] = game.hand[(viewer + cell / KINDS) % seats][cell % KINDS];
  }
  for (int place = lane; place < seats; place += LANES) {
    const int seat = (viewer + place) % seats;
    float *secrets = cells + AT_SECRETS + place * SECRET_CELLS;
    const bool isSecret = (game.phase == BIDDING_OPENLY || game.phase == SEALING) && game.bids[seat] >= 0;
    if (isSecret) {
      secrets[0] = ratio(game.bids[seat], worth, 3);
      secrets[1] = 1;
    }
    if (game.mind[seat] == FROZEN_NET) secrets[2] = -1;
    if (game.mind[seat] == EXPLOITER) secrets[2] = -2;
    if (!isScripted(game, seat)) continue;
    secrets[2] = game.mind[seat] == ADAPTIVE_SCRIPT ? 2 : 1;
    for (int habit = 0; habit < HABITS; habit++) secrets[3 + habit] = game.temperament[seat].share[habit];
  }
}
