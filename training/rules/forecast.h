// How the rest of a round may go: the same likelihoods as packages/bots/src/valuation/forecast.ts, run forward from the counts
// at hand, so that one pass gives the mean tile and the chance of a place of all five artists.
#pragma once
#include "game.h"

constexpr int RUNNING = 3125;
constexpr int CODES = 7776;
constexpr int LEVELS = 21;
/** Five mean tiles, then five chances to be placed. */
constexpr int OUTLOOK = 2 * ARTISTS;
/** Chances are kept as so many times themselves: half precision has few digits below 1. */
constexpr float CHANCE_SCALE = 4096;

/** Sums over all counts of the number of counts that may still come from them: 15 an artist. */
constexpr int CONTINUATIONS = 15 * 15 * 15 * 15 * 15;

/** What may still come from any counts with which a round goes on, and the places that counts lead to. */
struct Tables {
  /** By code in base 5: where its continuations begin. */
  uint32_t first[RUNNING];
  /** By code: how many continuations have fewer than so many more paintings. */
  uint16_t level[RUNNING][LEVELS + 1];
  /** Paintings more by each artist, in 3 bits each. */
  uint16_t continuations[CONTINUATIONS];
  /** By code in base 6: the places of the five artists in 2 bits each. */
  uint16_t places[CODES];
};

/** How many paintings these continuations add to a code, packed as in `Tables`; NOTHING if a fifth would end the round. */
inline int addedPaintings(int code, int more, int &packed) {
  int sum = 0;
  packed = 0;
  for (int artist = 0; artist < ARTISTS; artist++) {
    if (code % 5 + more % 5 >= FIFTH) return NOTHING;
    sum += more % 5;
    packed |= more % 5 << (3 * artist);
    code /= 5;
    more /= 5;
  }
  return sum;
}

inline void fillContinuations(Tables &tables) {
  uint32_t next = 0;
  for (int code = 0; code < RUNNING; code++) {
    uint16_t *level = tables.level[code];
    int packed, filled[LEVELS] = {0};
    for (int i = 0; i <= LEVELS; i++) level[i] = 0;
    for (int more = 0; more < RUNNING; more++) {
      const int added = addedPaintings(code, more, packed);
      if (added != NOTHING) level[added + 1]++;
    }
    for (int i = 0; i < LEVELS; i++) level[i + 1] = static_cast<uint16_t>(level[i + 1] + level[i]);
    for (int more = 0; more < RUNNING; more++) {
      const int added = addedPaintings(code, more, packed);
      if (added != NOTHING) tables.continuations[next + level[added] + filled[added]++] = static_cast<uint16_t>(packed);
    }
    tables.first[code] = next;
    next += level[LEVELS];
  }
}

inline void fillTables(Tables &tables) {
  fillContinuations(tables);
  for (int code = 0; code < CODES; code++) {
    uint8_t counts[ARTISTS];
    int rest = code, places[ARTISTS], packed = 0;
    for (int artist = 0; artist < ARTISTS; artist++) {
      counts[artist] = static_cast<uint8_t>(rest % 6);
      rest /= 6;
    }
    rankArtists(counts, places);
    for (int artist = 0; artist < ARTISTS; artist++) packed |= places[artist] << (2 * artist);
    tables.places[code] = static_cast<uint16_t>(packed);
  }
}

constexpr int ONLOOKER = -1;

/** By artist: paintings in all hands, as a seat (or the onlooker, who has no hand) expects them. */
BOTH float expectedInHands(const Game &game, int viewer, int artist) {
  int unseen = 0, unseenOfArtist = 0, own = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    const int held = viewer == ONLOOKER ? 0 : game.hand[viewer][kind];
    const int left = paintings(game.classicDeck, kind) - game.played[kind] - held;
    unseen += left;
    if (kind / TYPES != artist) continue;
    unseenOfArtist += left;
    own += held;
  }
  const int elsewhere = cardsInHands(game) - (viewer == ONLOOKER ? 0 : game.handSize[viewer]);
  return (unseen == 0 ? 0 : unseenOfArtist * static_cast<float>(elsewhere) / unseen) + own;
}

/** By artist * 5 + count: how strongly the next painting is drawn to the artist when it has so many. */
WARP void fillLikelihoods(const Game &game, const float *inHands, float *likely, int lane) {
  for (int cell = lane; cell < ARTISTS * FIFTH; cell += LANES) {
    const int artist = cell / FIFTH, count = cell % FIFTH, now = game.counts[artist];
    const float left = fmaxf(0.05f, inHands[artist] - (count - now));
    likely[cell] = count < now ? 0.0f : left * expf(0.25f * count + 0.15f * game.past[artist]);
  }
}

/** Paintings that will be out when the last card of all is played. */
BOTH int mostPaintings(const Game &game) {
  int most = cardsInHands(game);
  for (int artist = 0; artist < ARTISTS; artist++) most += game.counts[artist];
  return most;
}

/** The outlook with `more` paintings of an artist added to the counts. `way` has room for RUNNING chances. */
WARP void foresee(const Tables &tables, const Game &game, const float *likely, int added, int more, float *outlook, Chance *way,
                  int lane) {
  const int step5[ARTISTS] = {1, 5, 25, 125, 625}, step6[ARTISTS] = {1, 6, 36, 216, 1296};
  int from[ARTISTS], out = 0, start = 0, code6 = 0;
  bool isFull = false;
  UNROLL
  for (int artist = 0; artist < ARTISTS; artist++) {
    from[artist] = game.counts[artist] + (artist == added ? more : 0);
    out += from[artist];
    isFull |= from[artist] >= FIFTH;
    start += from[artist] * step5[artist];
    code6 += from[artist] * step6[artist];
  }
  const int last = mostPaintings(game);
  float sums[OUTLOOK];
UNROLL
  for (int i = 0; i < OUTLOOK; i++) sums[i] = 0;
  if (isFull || out >= last) {
    const int places = tables.places[code6];
    if (lane == 0) {
      for (int artist = 0; artist < ARTISTS; artist++) {
        const int place = places >> (2 * artist) & 3;
        outlook[artist] = place == 0 ? 0 : 40.0f - 10 * place;
        outlook[ARTISTS + artist] = place == 0 ? 0 : 1;
      }
    }
    meet();
    return;
  }
  const uint16_t *continuations = tables.continuations + tables.first[start];
  const int end = last < LEVELS - 1 ? last : LEVELS - 1;
  for (int level = out; level <= end; level++) {
    const int afterLevel = tables.level[start][level - out + 1];
    for (int i = tables.level[start][level - out] + lane; i < afterLevel; i += LANES) {
      const int packed = continuations[i];
      int counts[ARTISTS], code = start, six = code6;
      float chance = level == out ? CHANCE_SCALE : 0;
      UNROLL
      for (int artist = 0; artist < ARTISTS; artist++) {
        const int added = packed >> (3 * artist) & 7;
        counts[artist] = from[artist] + added;
        code += added * step5[artist];
        six += added * step6[artist];
      }
      UNROLL
      for (int artist = 0; artist < ARTISTS; artist++) {
        if (counts[artist] == from[artist]) continue;
        chance += chanceOf(way[code - step5[artist]]) * likely[artist * FIFTH + counts[artist] - 1];
      }
      if (level == last) {
        const int places = tables.places[six];
UNROLL
        for (int artist = 0; artist < ARTISTS; artist++) {
          const int place = places >> (2 * artist) & 3;
          if (place == 0) continue;
          sums[artist] += chance * (40 - 10 * place);
          sums[ARTISTS + artist] += chance;
        }
        continue;
      }
      float total = 0;
UNROLL
      for (int artist = 0; artist < ARTISTS; artist++) total += likely[artist * FIFTH + counts[artist]];
      chance /= total;
      way[code] = toChance(chance);
UNROLL
      for (int artist = 0; artist < ARTISTS; artist++) {
        if (counts[artist] != FIFTH - 1) continue;
        const float ends = chance * likely[artist * FIFTH + FIFTH - 1];
        const int places = tables.places[six + step6[artist]];
UNROLL
        for (int other = 0; other < ARTISTS; other++) {
          const int place = places >> (2 * other) & 3;
          if (place == 0) continue;
          sums[other] += ends * (40 - 10 * place);
          sums[ARTISTS + other] += ends;
        }
      }
    }
    meet();
  }
UNROLL
  for (int i = 0; i < OUTLOOK; i++) {
    const float sum = sumOverLanes(sums[i]) / CHANCE_SCALE;
    if (lane == 0) outlook[i] = sum;
  }
  meet();
}

/** Outlooks there are: 0 with the counts as they are, 1 + a with one more of artist a, 6 + a with two more. */
constexpr int OUTLOOKS = 1 + 2 * ARTISTS;

/** Those outlooks whose bits are set. */
WARP void foreseeNeeded(const Tables &tables, const Game &game, const float *likely, int needed, float *outlooks, Chance *way, int lane) {
  for (int i = 0; i < OUTLOOKS; i++) {
    if (!(needed >> i & 1)) continue;
    const int added = i == 0 ? NOTHING : (i - 1) % ARTISTS, more = i == 0 ? 0 : 1 + (i - 1) / ARTISTS;
    foresee(tables, game, likely, added, more, outlooks + OUTLOOK * i, way, lane);
  }
}

/** What a painting of the artist will pay on average. */
BOTH float worthOf(const Game &game, const float *outlook, int artist) {
  return outlook[artist] + 10 * game.past[artist] * outlook[ARTISTS + artist];
}

BOTH float lotWorth(const Game &game, const float *outlook) {
  return game.artist == NOTHING ? 0 : game.cards * worthOf(game, outlook, game.artist);
}
