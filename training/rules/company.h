// Who sits at a table in training and in tests.
#pragma once
#include "rivals.h"

/** The rivals of a challenger in a test. */
enum Field { FROZEN_NETS, EQUILIBRIUM, MEDIUM, CLASSIC, BIDDERS, ADAPTIVE };

/** One batch of games; the same layout as in training/batch.py. */
struct Settings {
  int32_t games;
  uint32_t seed;
  /** Every deal is played once from each seat, by one challenger against a field. */
  int32_t isTest;
  int32_t field;
  /** 0: three to five. */
  int32_t seats;
  /** One learner among nets that do not learn, in training. */
  int32_t isExploit;
  /** Scripts wait for a step before they play a card, so that the positions are recorded. */
  int32_t recordsViews;
  /** The shares of training games with a net at the table that does not learn, and with scripts. */
  float frozen, scripted;
  /** How high the field of a test bids. */
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
BOTH float chanceOfRival(Game &game) { return roll(game) < 0.6f ? 1.0f : 0.6f; }

BOTH void seatFrozenNets(Game &game) {
  const int learner = randomBelow(game, game.seats);
  const float density = chanceOfRival(game);
  for (int seat = 0; seat < game.seats; seat++) {
    if (seat != learner && roll(game) < density) seatField(game, seat, FROZEN_NETS, 1);
  }
}

/** A table of scripts of one family, with one learner or a few. */
BOTH void seatScripts(Game &game) {
  const int learner = randomBelow(game, game.seats);
  const float family = roll(game), common = roll(game), density = chanceOfRival(game);
  for (int seat = 0; seat < game.seats; seat++) {
    if (seat == learner || roll(game) >= density) continue;
    if (family < 0.14f) seatField(game, seat, ADAPTIVE, 0.85f + 0.25f * (family < 0.07f ? common : roll(game)));
    else if (family < 0.32f) seatField(game, seat, EQUILIBRIUM, 1);
    else if (family < 0.52f) seatField(game, seat, MEDIUM, 1);
    else if (family < 0.56f) seatField(game, seat, CLASSIC, 1);
    else if (family < 0.60f) seatField(game, seat, BIDDERS, 0.5f + 0.2f * common);
    else if (family < 0.74f) seatField(game, seat, BIDDERS, 0.7f + 0.2f * common);
    else if (family < 0.88f) seatField(game, seat, BIDDERS, 1.0f + 0.25f * common);
    else if (family < 0.91f) seatField(game, seat, BIDDERS, 0.5f + 0.8f * roll(game));
    else if (family < 0.94f) seatField(game, seat, EQUILIBRIUM, 0.6f + 0.6f * common);
    else seatScript(game, seat, SCRIPT, character(game));
  }
}

BOTH void newGame(Game &game, const Settings &settings, int number) {
  // The same deal for every seat of a challenger.
  if (settings.isTest) game.rng = settings.seed * 0x9e3779b9u ^ static_cast<uint32_t>(number / settings.seats) * 0x85ebca6bu;
  game.seats = static_cast<int8_t>(settings.seats > 0 ? settings.seats : 3 + randomBelow(game, 3));
  game.classicDeck = !settings.isTest && roll(game) < 0.25f;
  game.splitDouble = !settings.isTest && roll(game) < 0.1f;
  game.challenger = NO_ONE;
  for (int seat = 0; seat < SEATS; seat++) {
    game.mind[seat] = LEARNER;
    game.temperament[seat] = equilibrium(1);
  }
  if (settings.isTest || settings.isExploit) {
    const int challenger = settings.isTest ? number % game.seats : randomBelow(game, game.seats);
    game.challenger = static_cast<int8_t>(challenger);
    for (int seat = 0; seat < game.seats; seat++) {
      if (seat != challenger) seatField(game, seat, settings.isTest ? settings.field : FROZEN_NETS, settings.level);
    }
  } else {
    const float company = roll(game);
    if (company < settings.frozen) seatFrozenNets(game);
    else if (company < settings.frozen + settings.scripted) seatScripts(game);
  }
  game.viewer = static_cast<int8_t>(randomBelow(game, game.seats));
  shuffle(game);
  begin(game, randomBelow(game, game.seats));
  if (settings.isTest) game.rng += static_cast<uint32_t>(number) * 0xc2b2ae35u;
}
