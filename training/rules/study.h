// How each seat bids, as far as public bids tell: the same study as packages/bots/src/search/rivals.ts makes of a log, made
// here lot by lot. Shares are of a lot's worth to an onlooker.
#pragma once
#include "platform.h"

enum Habit { BID_OPENLY, BUY_BACK, SEAL, OFFER_ONCE, ASK, ACCEPT };
constexpr int HABITS = 6;

constexpr float PRIOR_WEIGHT = 2;
constexpr float LEAST_TELLING = 4;
constexpr float MOST_TELLING = 1.6f;

/** The observations of one seat. */
struct Study {
  float sums[HABITS];
  float weights[HABITS];
  /** The sum of levels seen: a share by the share that is usual. */
  float levels;
  float evidence;
};

BOTH Study newStudy() {
  Study study;
  for (int habit = 0; habit < HABITS; habit++) study.sums[habit] = study.weights[habit] = 0;
  study.levels = study.evidence = 0;
  return study;
}

/** The shares of the `equilibrium` yardstick. */
BOTH float usualShare(int habit) {
  switch (habit) {
    case BUY_BACK:
      return 0.5f;
    case SEAL:
    case OFFER_ONCE:
      return 0.8835f;
    case ASK:
      return 0.88f;
    default:
      return 0.93f;
  }
}

/** The share to be expected of a seat at a table where bidding is so high, 1 being usual. */
BOTH float expectedShare(const Study &study, int habit, float tableLevel) {
  const float level = habit == BUY_BACK ? 1 : (PRIOR_WEIGHT * tableLevel + study.levels) / (PRIOR_WEIGHT + study.evidence);
  return (PRIOR_WEIGHT * level * usualShare(habit) + study.sums[habit]) / (PRIOR_WEIGHT + study.weights[habit]);
}

/** The level of bidding at the table, without one seat. */
BOTH float tableLevel(const Study *studies, int seats, int without) {
  float levels = PRIOR_WEIGHT, evidence = PRIOR_WEIGHT;
  for (int seat = 0; seat < seats; seat++) {
    if (seat == without) continue;
    levels += studies[seat].levels;
    evidence += studies[seat].evidence;
  }
  return levels / evidence;
}

BOTH void see(Study &study, int habit, float share) {
  const float seen = fminf(MOST_TELLING, share);
  study.sums[habit] += seen;
  study.weights[habit] += 1;
  if (habit == BUY_BACK) return;
  study.levels += seen / usualShare(habit);
  study.evidence += 1;
}
/** The seat would have gone this far at least: news if more than was thought. */
BOTH void seeAtLeast(Study &study, int habit, float share) {
  if (share > expectedShare(study, habit, 1)) see(study, habit, share);
}
BOTH void seeAtMost(Study &study, int habit, float share) {
  if (share < expectedShare(study, habit, 1)) see(study, habit, share);
}

/** `last` is each seat's last bid, 0 if it made none. */
BOTH void studyOpen(Study *studies, int seats, int auctioneer, int buyer, const int16_t *last, int price, float worth) {
  if (worth < LEAST_TELLING) return;
  for (int seat = 0; seat < seats; seat++) {
    const int habit = seat == auctioneer ? BUY_BACK : BID_OPENLY;
    if (last[seat] > 0) seeAtLeast(studies[seat], habit, last[seat] / worth);
    if (seat != buyer) seeAtMost(studies[seat], habit, price / worth);
  }
}

BOTH void studyOffers(Study *studies, int seats, int auctioneer, int buyer, const int16_t *bids, int price, float worth) {
  if (worth < LEAST_TELLING) return;
  int standing = 0;
  for (int place = 1; place < seats; place++) {
    const int seat = (auctioneer + place) % seats;
    if (bids[seat] > 0) {
      see(studies[seat], OFFER_ONCE, bids[seat] / worth);
      standing = bids[seat];
    } else {
      seeAtMost(studies[seat], OFFER_ONCE, standing / worth);
    }
  }
  if (buyer == auctioneer) seeAtLeast(studies[auctioneer], BUY_BACK, price / worth);
  else seeAtMost(studies[auctioneer], BUY_BACK, price / worth);
}

BOTH void studySealed(Study *studies, int seats, int auctioneer, const int16_t *bids, float worth) {
  if (worth < LEAST_TELLING) return;
  for (int seat = 0; seat < seats; seat++) see(studies[seat], seat == auctioneer ? BUY_BACK : SEAL, bids[seat] / worth);
}

BOTH void studyPrice(Study *studies, int seats, int auctioneer, int buyer, int price, float worth) {
  if (worth < LEAST_TELLING) return;
  const float share = price / worth;
  see(studies[auctioneer], ASK, share);
  for (int place = 1; place < seats; place++) {
    const int seat = (auctioneer + place) % seats;
    if (seat == buyer) {
      seeAtLeast(studies[seat], ACCEPT, share);
      return;
    }
    seeAtMost(studies[seat], ACCEPT, share);
  }
}
