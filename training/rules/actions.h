// What the net can say: 64 actions, of which some are allowed now. Amounts are shares of what the seat itself expects a lot to
// pay, or of what its rivals are expected to bid.
#pragma once
#include "rivals.h"

constexpr int DECLINE = 25;
constexpr int PASS = 26;
constexpr int BUY = 27;
constexpr int OF_WORTH = 28;
constexpr int WORTH_SHARES = 26;
constexpr int LEAST = 54;
constexpr int BEYOND_ALL = 55;
constexpr int OF_RIVALS = 56;
constexpr int RIVAL_SHARES = 8;
constexpr int ACTIONS = 64;

constexpr int NOT_ALLOWED = -100;
/** Amounts are of the worth and this much more, so that worthless lots have prices too. */
constexpr float FLOOR_OF_WORTH = 2;
constexpr float MOST_OF_WORTH = 2.2f;

BOTH float shareOfWorth(int i) {
  const float shares[WORTH_SHARES] = {.1f,  .2f,   .3f,  .4f,   .48f, .54f,  .6f,   .65f,  .7f,  .74f, .78f, .81f, .84f,
                                      .87f, .9f,   .925f, .95f, .975f, 1.f,  1.03f, 1.07f, 1.12f, 1.2f, 1.35f, 1.6f, 2.f};
  return shares[i];
}
BOTH float shareOfRivals(int i) {
  const float shares[RIVAL_SHARES] = {.8f, .88f, .94f, 1.f, 1.05f, 1.11f, 1.2f, 1.35f};
  return shares[i];
}

BOTH int habitOf(int phase) {
  return phase == SEALING ? SEAL : phase == OFFERING ? OFFER_ONCE : phase == BIDDING_OPENLY ? BID_OPENLY : ACCEPT;
}

BOTH bool isAuction(const Game &game) { return game.phase >= BIDDING_OPENLY && game.phase <= BUYING; }

/** Whether seats are asked one after the other, so that those asked before are no rivals any more. */
BOTH bool asksInTurn(const Game &game) { return game.phase == OFFERING || game.phase == BUYING; }

BOTH Scale scaleFor(const Game &game, int viewer, const float *outlook) {
  Scale scale;
  scale.worth = lotWorth(game, outlook) + FLOOR_OF_WORTH;
  scale.rivals = isAuction(game) ? expectedRivalBid(game, viewer, habitOf(game.phase), asksInTurn(game)) : 0;
  return scale;
}

BOTH int rounded(float amount, int most) {
  const int whole = static_cast<int>(amount + 0.5f);
  return whole < most ? whole : most;
}

/** What an action of the net means to the actor, whose scale is known, as `act` takes it, or NOT_ALLOWED. */
BOTH int meaning(const Game &game, int action) {
  const Scale &scale = game.scale;
  const int seat = game.actor, phase = game.phase, money = game.money[seat];
  if (phase == PLAYING) return action < KINDS && game.hand[seat][action] > 0 ? action : NOT_ALLOWED;
  if (phase == SECOND) {
    if (action == DECLINE) return NOTHING;
    const bool fits = action < KINDS && action / TYPES == game.artist && action % TYPES != DOUBLE;
    return fits && game.hand[seat][action] > 0 ? action : NOT_ALLOWED;
  }
  if (phase == BUYING) return action == BUY ? 1 : action == PASS ? 0 : NOT_ALLOWED;
  if (action == PASS) return phase == PRICING ? NOT_ALLOWED : 0;
  if (phase == OFFERING && seat == game.auctioneer) return action == LEAST ? game.high + 1 : NOT_ALLOWED;
  const int least = phase == OFFERING ? game.high + 1 : 1;
  if (action == LEAST) return phase == OFFERING ? least : NOT_ALLOWED;
  if (action == BEYOND_ALL) {
    const int amount = richestRival(game, seat) + 1;
    const bool isSane = phase != PRICING && amount < MOST_OF_WORTH * scale.worth;
    return isSane && amount >= least && amount <= money ? amount : NOT_ALLOWED;
  }
  if (action >= OF_RIVALS) {
    const int amount = rounded(shareOfRivals(action - OF_RIVALS) * scale.rivals, money);
    return amount >= least && amount < MOST_OF_WORTH * scale.worth ? amount : NOT_ALLOWED;
  }
  if (action < OF_WORTH) return NOT_ALLOWED;
  const int i = action - OF_WORTH, amount = rounded(shareOfWorth(i) * scale.worth, money);
  if (amount < least || (phase == OFFERING && amount == least)) return NOT_ALLOWED;
  // Of shares that come to the same amount, only the smallest.
  return i > 0 && rounded(shareOfWorth(i - 1) * scale.worth, money) == amount ? NOT_ALLOWED : amount;
}
