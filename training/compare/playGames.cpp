// Plays whole games by the rules for training and writes each as a line of JSON: a transcript of the engine's kind, what
// the table looked like at every turn, and what some seats observed. compare.mjs lets the engine judge them.
// playGames GAMES SEED OBSERVATIONS_A_GAME
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include "../rules/company.h"
#include "../rules/observation.h"

static const char *const ARTIST_NAMES[] = {"manuel", "sigrid", "daniel", "ramon", "rafael"};
static const char *const TYPE_NAMES[] = {"open", "one_offer", "hidden", "fixed_price", "double"};
static Tables tables;

/** How somebody without a net plays: any way at all, with little money at stake or with much, or as a script. */
enum Style { CARELESS, THRIFTY, SCRIPTED, STYLES };

struct Story {
  Game game;
  /** The deck as cards, and the hands as they are held. */
  std::vector<int> order;
  std::vector<std::vector<int>> hands;
  int given = 0;
  std::string actions, turns, observations;
  int played = 0;
};

static int copiesBefore(const Game &game, int card) {
  int first = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    const int copies = paintings(game.classicDeck, kind);
    if (card < first + copies) return card - first;
    first += copies;
  }
  return 0;
}
static int kindOfCard(const Game &game, int card) {
  int kind = 0;
  while (card >= paintings(game.classicDeck, kind)) card -= paintings(game.classicDeck, kind++);
  return kind;
}
static std::string nameOfCard(const Game &game, int card) {
  const int kind = kindOfCard(game, card);
  return std::string(ARTIST_NAMES[kind / TYPES]) + "-" + TYPE_NAMES[kind % TYPES] + "-" + std::to_string(copiesBefore(game, card) + 1);
}

static void note(Story &story, const std::string &action) {
  story.actions += (story.played++ == 0 ? "" : ",") + ("{" + action + "}");
}
static std::string typed(const char *type, int seat) {
  return "\"type\":\"" + std::string(type) + "\",\"seat\":" + std::to_string(seat);
}
static std::string amounted(const char *type, int seat, const char *what, int amount) {
  return typed(type, seat) + ",\"" + what + "\":" + std::to_string(amount);
}
static void noteCard(Story &story, const char *type, int seat, int kind) {
  std::vector<int> &hand = story.hands[seat];
  for (size_t i = 0; i < hand.size(); i++) {
    if (kindOfCard(story.game, hand[i]) != kind) continue;
    note(story, typed(type, seat) + ",\"card\":\"" + nameOfCard(story.game, hand[i]) + "\"");
    hand.erase(hand.begin() + static_cast<long>(i));
    return;
  }
  abort();
}
static void takeUpCards(Story &story) {
  const int each = (story.game.dealt - story.given) / story.game.seats;
  for (int seat = 0; seat < story.game.seats; seat++) {
    for (int card = 0; card < each; card++) story.hands[seat].push_back(story.order[story.given++]);
  }
}

static std::string listOf(int size, int (*cell)(const Game &, int), const Game &game) {
  std::string list = "[";
  for (int i = 0; i < size; i++) list += (i ? "," : "") + std::to_string(cell(game, i));
  return list + "]";
}
static std::string snapshot(const Game &game) {
  return "\"money\":" + listOf(game.seats, [](const Game &of, int i) -> int { return of.money[i]; }, game) +
         ",\"hands\":" + listOf(game.seats, [](const Game &of, int i) -> int { return of.handSize[i]; }, game) +
         ",\"counts\":" + listOf(ARTISTS, [](const Game &of, int i) -> int { return of.counts[i]; }, game) +
         ",\"tiles\":" + listOf(ARTISTS, [](const Game &of, int i) -> int { return 10 * of.past[i]; }, game) +
         ",\"round\":" + std::to_string(game.round + 1) + ",\"isOver\":" + (isOver(game) ? "true" : "false") +
         ",\"actor\":" + std::to_string(game.actor);
}

static void foreseeAs(const Game &game, int viewer, int needed, float *outlooks, float *inHands) {
  static Chance way[RUNNING];
  float likely[ARTISTS * FIFTH];
  for (int each = 0; each < ARTISTS; each++) inHands[each] = expectedInHands(game, viewer, each);
  fillLikelihoods(game, inHands, likely, 0);
  foreseeNeeded(tables, game, likely, needed, outlooks, way, 0);
}

static void valueLot(Game &game) {
  float outlook[OUTLOOK], inHands[ARTISTS];
  foreseeAs(game, ONLOOKER, 1, outlook, inHands);
  game.publicWorth = lotWorth(game, outlook);
  game.isUnvalued = 0;
}

static void noteObservation(Story &story, int viewer) {
  Game &game = story.game;
  float outlooks[OUTLOOKS * OUTLOOK], inHands[ARTISTS], cells[OBSERVED] = {0};
  foreseeAs(game, viewer, outlooksToObserve(game, viewer), outlooks, inHands);
  observe(game, viewer, outlooks, inHands, cells, 0);
  char text[64];
  std::string line = "{\"after\":" + std::to_string(story.played) + ",\"seat\":" + std::to_string(viewer) + ",\"cells\":{";
  bool isFirst = true;
  for (int i = 0; i < OBSERVED; i++) {
    if (cells[i] == 0) continue;
    snprintf(text, sizeof text, "%s\"%d\":%.7g", isFirst ? "" : ",", i, static_cast<double>(cells[i]));
    line += text;
    isFirst = false;
  }
  line += "}";
  if (viewer == game.actor) {
    game.scale = scaleFor(game, viewer, outlooks);
    snprintf(text, sizeof text, ",\"scale\":[%.9g,%.9g],\"allowed\":{", static_cast<double>(game.scale.worth), static_cast<double>(game.scale.rivals));
    line += text;
    isFirst = true;
    for (int action = 0; action < ACTIONS; action++) {
      const int meant = meaning(game, action);
      if (meant == NOT_ALLOWED) continue;
      line += (isFirst ? "\"" : ",\"") + std::to_string(action) + "\":" + std::to_string(meant);
      isFirst = false;
    }
    line += "}";
  }
  story.observations += (story.observations.empty() ? "" : ",") + line + "}";
}

static int anyAmount(Game &game, int least, int most) { return most <= least ? least : least + randomBelow(game, most - least + 1); }

static int choose(Story &story, int style) {
  Game &game = story.game;
  const int seat = game.actor;
  if (style == SCRIPTED) {
    float outlooks[OUTLOOKS * OUTLOOK], inHands[ARTISTS];
    foreseeAs(game, seat, outlooksNeeded(game), outlooks, inHands);
    return scriptedAction(game, outlooks);
  }
  const int purse = style == THRIFTY && game.money[seat] > 25 ? 25 : game.money[seat];
  if (game.phase == PLAYING || game.phase == SECOND) {
    std::vector<int> kinds;
    if (game.phase == SECOND) kinds.push_back(NOTHING);
    for (int kind = 0; kind < KINDS; kind++) {
      const bool fits = game.phase == PLAYING || (kind / TYPES == game.artist && kind % TYPES != DOUBLE);
      if (fits && game.hand[seat][kind] > 0) kinds.push_back(kind);
    }
    return kinds[static_cast<size_t>(randomBelow(game, static_cast<int>(kinds.size())))];
  }
  if (game.phase == BUYING) return randomBelow(game, 2);
  if (game.phase == PRICING) return anyAmount(game, 1, purse);
  const int amount = anyAmount(game, 0, purse);
  if (game.phase != OFFERING) return amount;
  if (amount <= game.high) return 0;
  return seat == game.auctioneer ? game.high + 1 : amount;
}

static void noteAction(Story &story, int phase, int seat, int value) {
  switch (phase) {
    case PLAYING:
      return noteCard(story, "play_card", seat, value);
    case SECOND:
      return value == NOTHING ? note(story, typed("decline_second", seat)) : noteCard(story, "offer_second", seat, value);
    case SEALING:
      return note(story, amounted("submit_bid", seat, "amount", value));
    case OFFERING:
      return note(story, value == 0 ? typed("pass", seat) : amounted("bid", seat, "amount", value));
    case PRICING:
      return note(story, amounted("set_price", seat, "price", value));
    case BUYING:
      return note(story, typed(value ? "buy" : "pass", seat));
  }
}

static void tellGame(uint32_t seed, double observationsAGame) {
  Story story;
  Game &game = story.game;
  memset(&game, 0, sizeof game);
  game.rng = seed;
  game.seats = static_cast<int8_t>(3 + randomBelow(game, 3));
  game.classicDeck = roll(game) < 0.4f;
  game.splitDouble = roll(game) < 0.3f;
  const int style = randomBelow(game, STYLES);
  for (int seat = 0; seat < game.seats; seat++) {
    const bool adapts = roll(game) < 0.3f;
    seatScript(game, seat, roll(game) < 0.3f ? LEARNER : adapts ? ADAPTIVE_SCRIPT : SCRIPT, adapts ? strategist(1) : character(game));
  }
  for (int card = 0; card < DECK; card++) story.order.push_back(card);
  for (int last = DECK - 1; last > 0; last--) std::swap(story.order[static_cast<size_t>(last)], story.order[static_cast<size_t>(randomBelow(game, last + 1))]);
  for (int card = 0; card < DECK; card++) game.deck[card] = static_cast<uint8_t>(kindOfCard(game, story.order[static_cast<size_t>(card)]));
  story.hands.resize(static_cast<size_t>(game.seats));
  const int start = randomBelow(game, game.seats);
  begin(game, start);
  takeUpCards(story);
  while (!isOver(game)) {
    if (game.isUnvalued) valueLot(game);
    const int phase = game.phase, seat = game.actor;
    const int forced = forcedAction(game);
    if (forced == FREE && roll(game) < observationsAGame / 150) noteObservation(story, roll(game) < 0.7f ? seat : randomBelow(game, game.seats));
    const int chosen = forced == FREE ? choose(story, style) : forced;
    if (phase != BIDDING_OPENLY) noteAction(story, phase, seat, chosen);
    act(game, chosen, [&](int bidder, int amount) {
      note(story, amount == 0 ? typed("pass", bidder) : amounted("bid", bidder, "amount", amount));
    });
    if (game.dealt > story.given) takeUpCards(story);
    if (isOver(game) || game.phase == PLAYING) {
      story.turns += (story.turns.empty() ? "" : ",") + ("{\"after\":" + std::to_string(story.played) + "," + snapshot(game) + "}");
    }
  }
  std::string order, players;
  for (int card : story.order) order += (order.empty() ? "\"" : ",\"") + nameOfCard(game, card) + "\"";
  for (int seat = 0; seat < game.seats; seat++) players += (seat ? ",\"" : "\"") + std::string(1, static_cast<char>('A' + seat)) + "\"";
  printf("{\"transcript\":{\"format\":\"modern-art-transcript/1\",\"config\":{\"players\":[%s],\"deck\":\"%s\",\"variants\":{\"splitDouble\":%s},"
         "\"startingSeat\":%d,\"deckOrder\":[%s]},\"actions\":[%s]},\"turns\":[%s],\"observations\":[%s]}\n",
         players.c_str(), game.classicDeck ? "classic" : "rulebook", game.splitDouble ? "true" : "false", start, order.c_str(),
         story.actions.c_str(), story.turns.c_str(), story.observations.c_str());
}

int main(int count, char **words) {
  if (count != 4) {
    fprintf(stderr, "playGames GAMES SEED OBSERVATIONS_A_GAME\n");
    return 2;
  }
  fillTables(tables);
  const uint32_t seed = static_cast<uint32_t>(strtoul(words[2], nullptr, 10));
  for (int game = 0; game < atoi(words[1]); game++) tellGame(seed * 1000003u + static_cast<uint32_t>(game) * 7919u, atof(words[3]));
  return 0;
}
