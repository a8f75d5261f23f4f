// An open auction from everybody's limits: bids are made one by one, as the arena asks for them. Nets raise by 1; scripts in
// the steps of packages/bots/src/raise.ts, which can carry the price past the second highest limit. Included by game.h.
#pragma once

enum Mind { LEARNER, EXPLOITER, FROZEN_NET, SCRIPT, ADAPTIVE_SCRIPT };

BOTH bool isScripted(const Game &game, int seat) { return game.mind[seat] >= SCRIPT; }

constexpr float OPENING = 0.8f;
constexpr float STEP = 0.35f;
constexpr float VARIETY = 0.2f;
constexpr int BIDS_BEFORE_LIMIT = 8;
constexpr int ROUND_AMOUNT = 5;

BOTH int nextBid(int least, int limit, int beyondRivals, int bidsSoFar, float chance) {
  const int within = limit < beyondRivals ? limit : beyondRivals;
  const int most = least > within ? least : within;
  const float varied = 1 - VARIETY * chance;
  const float share = fminf(1, STEP + bidsSoFar / static_cast<float>(BIDS_BEFORE_LIMIT));
  const float target = fmaxf(OPENING * varied * limit, least + share * varied * (limit - least));
  if (bidsSoFar >= BIDS_BEFORE_LIMIT || target >= most) return most;
  const int rounded = static_cast<int>(target) / ROUND_AMOUNT * ROUND_AMOUNT;
  if (rounded >= least + ROUND_AMOUNT) return rounded;
  const int small = static_cast<int>(target);
  return small < least + ROUND_AMOUNT - 1 ? small : least + ROUND_AMOUNT - 1;
}

/** Hears nothing of an open auction. */
struct Deaf {
  BOTH void operator()(int, int) const {}
};

/**
 * `game.bids` are the limits. The auctioneer, who takes a lot that nobody wants for nothing, only ever tops a bid. `heard` is
 * told each seat and its bid, 0 being a pass.
 */
template <typename Listener>
BOTH void settleOpenAuction(Game &game, Listener heard) {
  const int seats = game.seats;
  int16_t last[SEATS] = {0, 0, 0, 0, 0};
  int8_t made[SEATS] = {0, 0, 0, 0, 0};
  int high = 0, bidder = NO_ONE, passes = 0, seat = leftOf(game.auctioneer, seats);
  while (passes < (bidder == NO_ONE ? seats : seats - 1)) {
    const int limit = game.bids[seat];
    if (limit <= high || (seat == game.auctioneer && bidder == NO_ONE)) {
      passes++;
      heard(seat, 0);
    } else {
      const int beyondRivals = richestRival(game, seat) + 1;
      high = isScripted(game, seat) ? nextBid(high + 1, limit, beyondRivals, made[seat], roll(game)) : high + 1;
      last[seat] = static_cast<int16_t>(high);
      made[seat]++;
      bidder = seat;
      passes = 0;
      heard(seat, high);
    }
    seat = leftOf(seat, seats);
  }
  const int buyer = bidder == NO_ONE ? game.auctioneer : bidder;
  studyOpen(game.study, seats, game.auctioneer, buyer, last, high, game.publicWorth);
  sell(game, buyer, high);
}
