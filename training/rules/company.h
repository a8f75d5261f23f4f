// Who sits at a table in training and in tests.
#pragma once
#include "rivals.h"

/** The rivals of a challenger in a test, or of an exploiter. */
enum Field { FROZEN_NETS, EQUILIBRIUM, MEDIUM, CLASSIC, BIDDERS, ADAPTIVE };

/** One batch of games; the same layout as in training/batch.py. */
struct Settings {
  int32_t games;
  uint32_t seed;
  /** Every deal is played once from each seat, by one challenger against a field. */
  int32_t isTest;
  /** In a test, and for an exploiter. */
  int32_t field;
  /** 0: three to five. */
  int32_t seats;
  /** In training, one learner against a field. */
  int32_t isExploit;
  /** Scripts wait for a step before they play a card, so that the positions are recorded. */
  int32_t recordsViews;
  /** The shares of training games with nets at the table that do not learn, with one that learns to beat the others, with scripts; see `Shares`. */
  float frozen, withExploiter, scripted;
  /** The shares of training games with three and with five players, where `seats` is 0; four have the rest. */
  float threePlayers, fivePlayers;
  /** How high the field bids. */
  float level;
};

BOTH void seatScript(Game &game, int seat, int mind, const Temperament &temperament) {
  game.mind[seat] = static_cast<uint8_t>(mind);
  game.temperament[seat] = temperament;
}

BOTH void seatField(Game &game, int seat, int field, float level) {
  switch (field) {
    case FROZEN_NETS:
      game.mind[seat] = FROZEN_NET;
      return;
    case EQUILIBRIUM:
      seatScript(game, seat, SCRIPT, equilibrium(level));
      return;
    case MEDIUM:
      seatScript(game, seat, SCRIPT, medium(game.seats));
      return;
    case CLASSIC:
      seatScript(game, seat, SCRIPT, classic(game.seats));
      return;
    case BIDDERS:
      seatScript(game, seat, SCRIPT, bidderAt(level));
      return;
    case ADAPTIVE:
      seatScript(game, seat, ADAPTIVE_SCRIPT, strategist(level));
      return;
  }
}

/** The chance of each other seat at a learner's table not to learn: mostly all of them do not. */
BOTH float chanceOfRival(Game &game) { return roll(game) < 0.85f ? 1.0f : 0.6f; }

/** One net that does not learn among learners, or one learner or a few among such nets. */
BOTH void seatFrozenNets(Game &game) {
  const int chosen = randomBelow(game, game.seats);
  if (roll(game) < 0.25f) {
    seatField(game, chosen, FROZEN_NETS, 1);
    return;
  }
  const float density = chanceOfRival(game);
  for (int seat = 0; seat < game.seats; seat++) {
    if (seat != chosen && roll(game) < density) seatField(game, seat, FROZEN_NETS, 1);
  }
}

/** The scripts at a table are of one family. */
enum Family {
  ADAPTIVES,
  EQUILIBRIA,
  MEDIUMS,
  CLASSICS,
  MISERS,
  STINGY_BIDDERS,
  GENEROUS_BIDDERS,
  MIXED_BIDDERS,
  FICKLE_BIDDERS,
  OTHER_EQUILIBRIA,
  CHARACTERS,
};
constexpr int FAMILIES = CHARACTERS + 1;

/** Per cent of the tables with scripts: more of those against whom the net wins too little with so many seats. */
BOTH constexpr int frequencyOf(int family, int seats) {
  const int frequencies[3][FAMILIES] = {
      {5, 9, 26, 2, 2, 42, 3, 1, 5, 2, 3},
      {4, 9, 15, 1, 1, 57, 5, 1, 4, 1, 2},
      {4, 33, 6, 2, 2, 17, 29, 1, 3, 1, 2},
  };
  return frequencies[seats - 3][family];
}
constexpr int sumOfFrequencies(int seats) {
  int sum = 0;
  for (int family = 0; family < FAMILIES; family++) sum += frequencyOf(family, seats);
  return sum;
}
static_assert(sumOfFrequencies(3) == 100 && sumOfFrequencies(4) == 100 && sumOfFrequencies(5) == 100, "per cent");

BOTH int anyFamily(Game &game) {
  int left = randomBelow(game, 100), family = 0;
  while (left >= frequencyOf(family, game.seats)) left -= frequencyOf(family++, game.seats);
  return family;
}

/** A seat of a family; `common` is 0 to 1, the same for the whole table. */
BOTH void seatOfFamily(Game &game, int seat, int family, float common) {
  switch (family) {
    case ADAPTIVES:
      seatField(game, seat, ADAPTIVE, 0.85f + 0.25f * (common < 0.5f ? 2 * common : roll(game)));
      return;
    case EQUILIBRIA:
      seatField(game, seat, EQUILIBRIUM, 1);
      return;
    case MEDIUMS:
      seatField(game, seat, MEDIUM, 1);
      return;
    case CLASSICS:
      seatField(game, seat, CLASSIC, 1);
      return;
    case MISERS:
      seatField(game, seat, BIDDERS, 0.5f + 0.2f * common);
      return;
    case STINGY_BIDDERS:
      seatField(game, seat, BIDDERS, 0.75f + 0.1f * common);
      return;
    case GENEROUS_BIDDERS:
      seatField(game, seat, BIDDERS, 1.05f + 0.2f * common);
      return;
    case MIXED_BIDDERS:
      seatField(game, seat, BIDDERS, 0.5f + 0.8f * roll(game));
      return;
    case FICKLE_BIDDERS:
      seatScript(game, seat, SCRIPT, fickleBidder(game));
      return;
    case OTHER_EQUILIBRIA:
      seatField(game, seat, EQUILIBRIUM, 0.6f + 0.6f * common);
      return;
    case CHARACTERS:
      seatScript(game, seat, SCRIPT, character(game));
      return;
  }
}

/** A table of scripts of one family, with one learner or a few. */
BOTH void seatScripts(Game &game) {
  const int learner = randomBelow(game, game.seats), family = anyFamily(game);
  const float common = roll(game), density = chanceOfRival(game);
  for (int seat = 0; seat < game.seats; seat++) {
    if (seat != learner && roll(game) < density) seatOfFamily(game, seat, family, common);
  }
}

/** The shares of training games with so many seats, by what the settings say of all games. */
struct Shares {
  float frozen, withExploiter, scripted;
};

/** An exploiter mostly sits with two others, where it finds most to win; the net that imitates `hard` with four, where `hard` wins most. */
BOTH Shares sharesFor(const Settings &settings, int seats) {
  const Shares factors = seats == 3 ? Shares{0.3f, 1.0f, 0.62f} : seats == 4 ? Shares{0.9f, 0.1f, 1.3f} : Shares{1.8f, 0.1f, 1.05f};
  return {settings.frozen * factors.frozen, settings.withExploiter * factors.withExploiter, settings.scripted * factors.scripted};
}

BOTH int anyNumberOfSeats(Game &game, const Settings &settings) {
  const float luck = roll(game);
  return luck < settings.threePlayers ? 3 : luck < settings.threePlayers + settings.fivePlayers ? 5 : 4;
}

BOTH void newGame(Game &game, const Settings &settings, int number) {
  // The same deal for every seat of a challenger.
  if (settings.isTest) game.rng = settings.seed * 0x9e3779b9u ^ static_cast<uint32_t>(number / settings.seats) * 0x85ebca6bu;
  game.seats = static_cast<int8_t>(settings.seats > 0 ? settings.seats : anyNumberOfSeats(game, settings));
  game.classicDeck = !settings.isTest && roll(game) < 0.2f;
  game.splitDouble = !settings.isTest && roll(game) < 0.08f;
  game.challenger = NO_ONE;
  for (int seat = 0; seat < SEATS; seat++) {
    game.mind[seat] = LEARNER;
    game.temperament[seat] = equilibrium(1);
  }
  if (settings.isTest || settings.isExploit) {
    const int challenger = settings.isTest ? number % game.seats : randomBelow(game, game.seats);
    game.challenger = static_cast<int8_t>(challenger);
    for (int seat = 0; seat < game.seats; seat++) {
      if (seat != challenger) seatField(game, seat, settings.field, settings.level);
    }
  } else {
    const Shares shares = sharesFor(settings, game.seats);
    const float company = roll(game);
    if (company < shares.frozen) seatFrozenNets(game);
    else if (company < shares.frozen + shares.withExploiter) game.mind[randomBelow(game, game.seats)] = EXPLOITER;
    else if (company < shares.frozen + shares.withExploiter + shares.scripted) seatScripts(game);
  }
  game.viewer = static_cast<int8_t>(randomBelow(game, game.seats));
  shuffle(game);
  begin(game, randomBelow(game, game.seats));
  if (settings.isTest) game.rng += static_cast<uint32_t>(number) * 0xc2b2ae35u;
}
