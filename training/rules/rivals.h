// Scripted players: the expected-value bots of packages/bots in all temperaments, and one that adapts to its rivals' bids as
// `hard` does, without its search.
#pragma once
#include "forecast.h"

constexpr float LONE_DOUBLE = 0.35f;
constexpr float BLUR = 3;
constexpr float DITHER = 0.08f;

BOTH float saleShare(int type) { return type == ONE_OFFER ? 0.88f : type == FIXED_PRICE ? 0.84f : 0.9f; }

/** The auction type under which the actor would best sell a painting of the artist; NOTHING if it has no single one. */
BOTH int bestSingle(const Game &game, int artist) {
  int best = NOTHING;
  for (int type = 0; type < DOUBLE; type++) {
    if (game.hand[game.actor][artist * TYPES + type] == 0) continue;
    if (best == NOTHING || saleShare(type) > saleShare(best)) best = type;
  }
  return best;
}

/** The outlooks that the actor's script needs, as bits. */
BOTH int outlooksNeeded(const Game &game) {
  if (game.phase == SECOND) return 1 | 2 << game.artist;
  if (game.phase != PLAYING) return 1;
  int needed = 1;
  for (int artist = 0; artist < ARTISTS; artist++) {
    const bool hasSingle = bestSingle(game, artist) != NOTHING;
    const bool hasDouble = game.hand[game.actor][artist * TYPES + DOUBLE] > 0;
    if (hasSingle || hasDouble) needed |= 2 << artist;
    if (hasSingle && hasDouble && game.counts[artist] < FIFTH - 1) needed |= 64 << artist;
  }
  return needed;
}

/** What the actor's paintings will pay, less its share in what the others' will. */
BOTH float stakes(const Game &game, const float *outlook) {
  const Temperament &temperament = game.temperament[game.actor];
  float total = 0;
  for (int artist = 0; artist < ARTISTS; artist++) {
    int others = 0;
    for (int seat = 0; seat < game.seats; seat++) others += seat == game.actor ? 0 : game.owned[seat][artist];
    const float stake = temperament.own * game.owned[game.actor][artist] - temperament.rivals * others / (game.seats - 1);
    if (stake != 0) total += stake * worthOf(game, outlook, artist);
  }
  return total;
}

BOTH int scriptedCard(Game &game, const float *outlooks) {
  const float now = stakes(game, outlooks);
  float bestScore = -1e9f;
  int best = NOTHING;
  for (int artist = 0; artist < ARTISTS; artist++) {
    const float *one = outlooks + OUTLOOK * (1 + artist), *two = outlooks + OUTLOOK * (6 + artist);
    const int single = bestSingle(game, artist), count = game.counts[artist];
    if (single != NOTHING) {
      float score = stakes(game, one) - now + BLUR * roll(game);
      if (count < FIFTH - 1) score += saleShare(single) * worthOf(game, one, artist);
      if (score > bestScore) {
        bestScore = score;
        best = artist * TYPES + single;
      }
    }
    if (game.hand[game.actor][artist * TYPES + DOUBLE] > 0) {
      float score = stakes(game, one) - now;
      if (count < FIFTH - 1) {
        score += LONE_DOUBLE * worthOf(game, one, artist);
        if (single != NOTHING) {
          float both = stakes(game, two) - now;
          if (count + 1 < FIFTH - 1) both += 2 * saleShare(single) * worthOf(game, two, artist);
          score = fmaxf(score, both);
        }
      }
      score += BLUR * roll(game);
      if (score > bestScore) {
        bestScore = score;
        best = artist * TYPES + DOUBLE;
      }
    }
  }
  return best;
}

BOTH int scriptedSecond(const Game &game, const float *outlooks) {
  const int artist = game.artist, single = bestSingle(game, artist);
  if (single == NOTHING) return NOTHING;
  const float *one = outlooks + OUTLOOK * (1 + artist);
  const float without = game.actor == game.opener ? LONE_DOUBLE * worthOf(game, outlooks, artist) : 0;
  float gain = stakes(game, one) - stakes(game, outlooks);
  if (game.counts[artist] < FIFTH - 1) gain += 2 * saleShare(single) * worthOf(game, one, artist);
  return gain > without ? artist * TYPES + single : NOTHING;
}

/**
 * What a seat is expected to bid by what it bid so far; 0 of the viewer. If only later seats count, 0 also of those asked before
 * the viewer; the auctioneer always counts.
 */
BOTH float expectedBid(const Game &game, int viewer, int seat, int habit, bool onlyLater, float level) {
  if (seat == viewer) return 0;
  const int order = placesLeft(seat, game.auctioneer, game.seats), own = placesLeft(viewer, game.auctioneer, game.seats);
  if (onlyLater && order != 0 && own != 0 && order < own) return 0;
  const float share = expectedShare(game.study[seat], seat == game.auctioneer ? BUY_BACK : habit, level);
  return fminf(game.money[seat], share * game.publicWorth);
}

/** The most that any rival of the viewer, or any later one, is expected to bid. */
BOTH float expectedRivalBid(const Game &game, int viewer, int habit, bool onlyLater) {
  const float level = tableLevel(game.study, game.seats, viewer);
  float most = 0;
  for (int seat = 0; seat < game.seats; seat++) most = fmaxf(most, expectedBid(game, viewer, seat, habit, onlyLater, level));
  return most;
}

BOTH int wholeWithin(float amount, int least, int most) {
  const int whole = static_cast<int>(amount);
  return whole < least ? least : whole > most ? most : whole;
}

/** The first outlook is with the counts as they are. */
BOTH int scriptedBid(Game &game, const float *outlooks) {
  const int seat = game.actor, money = game.money[seat];
  const bool isSeller = seat == game.auctioneer, adapts = game.mind[seat] == ADAPTIVE_SCRIPT;
  const float *share = game.temperament[seat].share;
  const float worth = lotWorth(game, outlooks);
  switch (game.phase) {
    case BIDDING_OPENLY:
      return wholeWithin(share[isSeller ? BUY_BACK : BID_OPENLY] * worth, 0, money);
    case SEALING: {
      const float sway = 1 + DITHER * (roll(game) - roll(game));
      float amount = share[isSeller ? BUY_BACK : SEAL] * worth;
      // A little more than the others will bid is enough.
      if (adapts && !isSeller) {
        amount = fminf(share[BID_OPENLY] * worth, 1.04f * expectedRivalBid(game, seat, SEAL, false) + 1);
      }
      return wholeWithin(amount * sway + 0.5f, 0, money);
    }
    case OFFERING: {
      int limit = wholeWithin(share[isSeller ? BUY_BACK : OFFER_ONCE] * worth, 0, money);
      if (limit <= game.high) return 0;
      if (isSeller) return game.high + 1;
      if (adapts) {
        const int enough = static_cast<int>(1.04f * expectedRivalBid(game, seat, OFFER_ONCE, true)) + 1;
        if (enough < limit) limit = enough > game.high ? enough : game.high + 1;
      }
      return limit;
    }
    case PRICING: {
      float price = share[ASK] * worth;
      if (adapts) {
        const float accepted = 0.96f * expectedRivalBid(game, seat, ACCEPT, false);
        price = fmaxf(0.5f * worth, fminf(1.25f * worth, accepted));
      }
      return wholeWithin(fminf(price, richestRival(game, seat)), 1, money);
    }
    case BUYING:
      return game.price <= share[ACCEPT] * worth;
  }
  return 0;
}

/** What the actor's script does, as `act` takes it. */
BOTH int scriptedAction(Game &game, const float *outlooks) {
  if (game.phase == PLAYING) return scriptedCard(game, outlooks);
  if (game.phase == SECOND) return scriptedSecond(game, outlooks);
  return scriptedBid(game, outlooks);
}

// ---- temperaments, as packages/bots/src/temperaments.ts has them

BOTH Temperament equilibrium(float level) {
  Temperament it;
  for (int habit = 0; habit < HABITS; habit++) it.share[habit] = level * usualShare(habit);
  it.own = 1;
  it.rivals = 0;
  return it;
}
BOTH Temperament sameShares(float share, float buyBack) {
  Temperament it = equilibrium(1);
  for (int habit = 0; habit < HABITS; habit++) it.share[habit] = share;
  it.share[BUY_BACK] = buyBack;
  return it;
}
BOTH Temperament medium(int seats) {
  Temperament it = sameShares(0.9f, 0.55f);
  it.share[BID_OPENLY] = 1;
  it.share[SEAL] = 1 - 0.5f / (seats - 1);
  it.share[ACCEPT] = 0.95f;
  return it;
}
BOTH Temperament classic(int seats) {
  const float share = (seats - 1.0f) / seats;
  return sameShares(share, share);
}
/** An expected-value bidder who pays a share of the value everywhere, and asks as much. */
BOTH Temperament bidderAt(float share) { return sameShares(share, 0.54f * share); }
/** A bidder at another level in each kind of auction: what it bids in one says nothing about the others. */
BOTH Temperament fickleBidder(Game &game) {
  Temperament it = bidderAt(1);
  for (int habit = 0; habit < HABITS; habit++) it.share[habit] *= 0.35f + 0.85f * roll(game);
  return it;
}
/** `hard`'s baseline: the equilibrium, with an eye on what the others own. */
BOTH Temperament strategist(float level) {
  Temperament it = equilibrium(level);
  it.rivals = 1;
  return it;
}
/** Somebody with habits of their own. */
BOTH Temperament character(Game &game) {
  Temperament it = equilibrium(1);
  const float level = 0.6f + 0.65f * roll(game);
  for (int habit = 0; habit < HABITS; habit++) it.share[habit] *= level * (0.85f + 0.3f * roll(game));
  it.own = 0.8f + 1.5f * roll(game) * roll(game);
  it.rivals = roll(game);
  return it;
}
