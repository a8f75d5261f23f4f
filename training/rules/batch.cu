// Many games at the same time, for the trainer: one warp a game (nvcc), or one after the other (g++ -x c++).
#include "company.h"
#include "observation.h"
#ifndef __CUDACC__
#include <cstdlib>
#endif

/** Bits of a decision; the same as in training/batch.py. */
constexpr int NOT_LEARNERS = 8;
constexpr int EXPLOITERS = 128;

constexpr float LEAST_LOGARITHM = 1e-7f;

/** All that a step reads and writes, by game. Observations and logits are bfloat16. */
struct Buffers {
  Game *games;
  /** Null before the first step. */
  const uint16_t *logits;
  const uint64_t *allowed;
  uint16_t *observations;
  uint64_t *allowedNext;
  uint8_t *actions;
  float *logChances;
  /** Of the next decision: the actor, NOT_LEARNERS and EXPLOITERS, and the number of seats in bits 4 to 6. */
  uint8_t *actors;
  uint8_t *ended;
  /** Where a game has ended: margins of the five seats, then their wins. */
  float *outcomes;
  /** What the viewers know at the next decision, and who they are (as `actors`); null if nobody records it. */
  uint16_t *views;
  uint8_t *viewers;
};

struct Scratch {
  Game game;
  float inHands[ARTISTS];
  float likely[ARTISTS * FIFTH];
  float outlooks[OUTLOOKS * OUTLOOK];
  union {
    Chance way[RUNNING + 3];
    float cells[SEEN_BY_CRITIC];
  };
};

WARP uint16_t toBfloat(float value) {
  union {
    float number;
    uint32_t bits;
  } both;
  both.number = value;
  return static_cast<uint16_t>((both.bits + 0x7fff + (both.bits >> 16 & 1)) >> 16);
}
WARP float fromBfloat(uint16_t half) {
  union {
    float number;
    uint32_t bits;
  } both;
  both.bits = static_cast<uint32_t>(half) << 16;
  return both.number;
}

WARP uint32_t mixed(uint32_t a, uint32_t b) {
  uint32_t word = a * 0x9e3779b9u ^ (b + 0x7f4a7c15u) * 0x85ebca6bu;
  word = (word ^ (word >> 16)) * 0x21f0aaadu;
  word = (word ^ (word >> 15)) * 0x735a2d97u;
  return word ^ (word >> 15);
}

WARP void copyWords(void *to, const void *from, int bytes, int lane) {
  for (int word = lane; word < bytes / 4; word += LANES) static_cast<uint32_t *>(to)[word] = static_cast<const uint32_t *>(from)[word];
  meet();
}

/** The viewer's likelihoods for the artist of the next painting. */
WARP void lookAs(Scratch &scratch, int viewer, int lane) {
  for (int artist = lane; artist < ARTISTS; artist += LANES) scratch.inHands[artist] = expectedInHands(scratch.game, viewer, artist);
  meet();
  fillLikelihoods(scratch.game, scratch.inHands, scratch.likely, lane);
  meet();
}

/** Draws an action from the logits; `logChance` is the logarithm of its chance. */
WARP int drawAction(const uint16_t *logits, uint64_t allowed, uint32_t luck, float &logChance, int lane) {
  float best = -1e30f, highest = -1e30f;
  int chosen = 0;
  for (int action = lane; action < ACTIONS; action += LANES) {
    if (!(allowed >> action & 1)) continue;
    const float logit = fromBfloat(logits[action]);
    const float chance = (static_cast<float>(mixed(luck, static_cast<uint32_t>(action)) >> 9) + 0.5f) * (1.0f / 8388608.0f);
    // Never 0, as a quick logarithm of almost 1 may be: the score would be infinite, and any action chosen, however unlikely.
    const float score = logit - logf(fmaxf(-logf(chance), LEAST_LOGARITHM));
    highest = fmaxf(highest, logit);
    if (score > best) {
      best = score;
      chosen = action;
    }
  }
#ifdef __CUDA_ARCH__
  for (int step = 16; step > 0; step >>= 1) {
    const float other = __shfl_xor_sync(0xffffffffu, best, step);
    const int theirs = __shfl_xor_sync(0xffffffffu, chosen, step);
    highest = fmaxf(highest, __shfl_xor_sync(0xffffffffu, highest, step));
    if (other > best || (other == best && theirs < chosen)) {
      best = other;
      chosen = theirs;
    }
  }
#endif
  float sum = 0;
  for (int action = lane; action < ACTIONS; action += LANES) {
    if (allowed >> action & 1) sum += expf(fromBfloat(logits[action]) - highest);
  }
  sum = sumOverLanes(sum);
  logChance = fromBfloat(logits[chosen]) - highest - logf(sum);
  return chosen;
}

WARP void writeCells(const float *cells, uint16_t *to, int size, int lane) {
  uint32_t *pairs = reinterpret_cast<uint32_t *>(to);
  for (int i = lane; i < size / 2; i += LANES) {
    pairs[i] = static_cast<uint32_t>(toBfloat(cells[2 * i])) | static_cast<uint32_t>(toBfloat(cells[2 * i + 1])) << 16;
  }
  meet();
}

WARP void clearCells(Scratch &scratch, int lane) {
  for (int i = lane; i < SEEN_BY_CRITIC; i += LANES) scratch.cells[i] = 0;
  meet();
}

enum Next { VALUE_LOT, ASK_SCRIPT, ASK_NET, STOP };

/** One lane finds out what comes next, doing all that needs no outlook. */
WARP Next nextStop(Game &game, const Buffers &buffers, const Settings &settings, int number, bool &hasEnded, bool mayWait) {
  for (;;) {
    if (isOver(game)) {
      hasEnded = true;
      outcome(game, buffers.outcomes + number * 2 * SEATS, buffers.outcomes + number * 2 * SEATS + SEATS);
      if (settings.isTest) return STOP;
      newGame(game, settings, number);
      continue;
    }
    if (game.isUnvalued) return VALUE_LOT;
    const int forced = forcedAction(game);
    if (forced == FREE || (settings.recordsViews && game.phase == PLAYING && mayWait)) {
      if (!isScripted(game, game.actor)) return forced == FREE ? ASK_NET : STOP;
      return settings.recordsViews && game.phase == PLAYING && mayWait ? STOP : ASK_SCRIPT;
    }
    act(game, forced);
    mayWait = true;
  }
}

WARP void stepGame(int number, int lane, Scratch &scratch, const Tables &tables, const Buffers &buffers, const Settings &settings) {
  Game &game = scratch.game;
  copyWords(&game, buffers.games + number, sizeof(Game), lane);
  const bool isFirst = buffers.logits == nullptr;
  if (isFirst) {
    if (lane == 0) {
      game.rng = mixed(settings.seed, static_cast<uint32_t>(number));
      newGame(game, settings, number);
    }
    meet();
  } else if (isOver(game)) {
    return;
  }
  bool hasEnded = false, mayWait = true;
  // A position that was only recorded has nothing allowed: the script goes on from there.
  const uint64_t allowed = isFirst ? 0 : buffers.allowed[number];
  if (allowed != 0) {
    const uint16_t *logits = buffers.logits + static_cast<size_t>(number) * ACTIONS;
    const uint32_t luck = static_cast<uint32_t>(fromFirst(lane == 0 ? static_cast<int>(randomWord(game)) : 0));
    float logChance;
    const int action = drawAction(logits, allowed, luck, logChance, lane);
    if (lane == 0) {
      buffers.actions[number] = static_cast<uint8_t>(action);
      buffers.logChances[number] = logChance;
      act(game, meaning(game, action));
    }
    meet();
  } else if (!isFirst) {
    mayWait = false;
  }
  Next next = STOP;
  for (;;) {
    int ended = 0;
    if (lane == 0) {
      bool over = false;
      next = nextStop(game, buffers, settings, number, over, mayWait);
      ended = over;
    }
    meet();
    next = static_cast<Next>(fromFirst(next));
    hasEnded |= fromFirst(ended) != 0;
    if (next == STOP && isOver(game)) break;
    lookAs(scratch, next == VALUE_LOT ? ONLOOKER : game.actor, lane);
    int needed = 1;
    if (lane == 0 && next != VALUE_LOT) needed = next == ASK_SCRIPT ? outlooksNeeded(game) : outlooksToObserve(game, game.actor);
    foreseeNeeded(tables, game, scratch.likely, fromFirst(needed), scratch.outlooks, scratch.way, lane);
    if (next == VALUE_LOT && lane == 0) {
      game.publicWorth = lotWorth(game, scratch.outlooks);
      game.isUnvalued = 0;
    }
    if (next == ASK_SCRIPT && lane == 0) act(game, scriptedAction(game, scratch.outlooks));
    meet();
    if (next == ASK_NET || next == STOP) break;
    mayWait = true;
  }
  const bool isOverNow = isOver(game);
  clearCells(scratch, lane);
  uint32_t low = 0, high = 0;
  if (!isOverNow) {
    if (lane == 0) game.scale = scaleFor(game, game.actor, scratch.outlooks);
    meet();
    observe(game, game.actor, scratch.outlooks, scratch.inHands, scratch.cells, lane);
    observeSecrets(game, game.actor, game.scale.worth, scratch.cells, lane);
    meet();
    if (next == ASK_NET) {
      for (int action = lane; action < ACTIONS; action += LANES) {
        if (meaning(game, action) == NOT_ALLOWED) continue;
        if (action < 32) low |= 1u << action;
        else high |= 1u << (action - 32);
      }
    }
#ifdef __CUDA_ARCH__
    low = __reduce_or_sync(0xffffffffu, low);
    high = __reduce_or_sync(0xffffffffu, high);
#endif
  }
  writeCells(scratch.cells, buffers.observations + static_cast<size_t>(number) * SEEN_BY_CRITIC, SEEN_BY_CRITIC, lane);
  if (lane == 0) {
    buffers.allowedNext[number] = static_cast<uint64_t>(high) << 32 | low;
    const bool isLearners = next == ASK_NET && game.mind[game.actor] == LEARNER;
    const bool isExploiters = next == ASK_NET && game.mind[game.actor] == EXPLOITER;
    const int whose = (isLearners ? 0 : NOT_LEARNERS) | (isExploiters ? EXPLOITERS : 0);
    buffers.actors[number] = static_cast<uint8_t>(game.actor | whose | game.seats << 4);
    if (buffers.ended != nullptr) buffers.ended[number] = hasEnded;
  }
  copyWords(buffers.games + number, &game, sizeof(Game), lane);
  if (buffers.views == nullptr || isOverNow) return;
  lookAs(scratch, game.viewer, lane);
  foreseeNeeded(tables, game, scratch.likely, outlooksToObserve(game, game.viewer), scratch.outlooks, scratch.way, lane);
  clearCells(scratch, lane);
  observe(game, game.viewer, scratch.outlooks, scratch.inHands, scratch.cells, lane);
  meet();
  writeCells(scratch.cells, buffers.views + static_cast<size_t>(number) * OBSERVED, OBSERVED, lane);
  if (lane == 0) buffers.viewers[number] = static_cast<uint8_t>(game.viewer | game.seats << 4);
}

/** The size of a batch's rollout, and how returns are made. */
struct Rollout {
  int32_t steps, games;
  float lambda, weightOfMargin, weightOfWin;
};

/**
 * Lambda-returns of all seats, backward over time, and the actor's advantage. `values` are [step][game][10], margins then wins,
 * by place from the seat that `whose` names.
 */
WARP void returnsOfGame(int game, const Rollout &rollout, const float *values, const uint8_t *whose, const uint8_t *ended,
                        const float *outcomes, float *advantages, float *targets) {
  float later[2 * SEATS], gained[2 * SEATS];
  const size_t lastCell = static_cast<size_t>(rollout.steps) * rollout.games + game;
  for (int i = 0; i < 2 * SEATS; i++) later[i] = gained[i] = 0;
  {
    const int from = whose[lastCell] & 7, seats = whose[lastCell] >> 4 & 7;
    for (int place = 0; place < seats; place++) {
      const int seat = (from + place) % seats;
      later[seat] = values[lastCell * 2 * SEATS + place];
      later[SEATS + seat] = values[lastCell * 2 * SEATS + SEATS + place];
    }
  }
  for (int step = rollout.steps - 1; step >= 0; step--) {
    const size_t cell = static_cast<size_t>(step) * rollout.games + game;
    const int from = whose[cell] & 7, seats = whose[cell] >> 4 & 7;
    for (int i = 0; i < 2 * SEATS; i++) targets[cell * 2 * SEATS + i] = 0;
    for (int place = 0; place < seats; place++) {
      const int seat = (from + place) % seats;
      for (int part = 0; part < 2 * SEATS; part += SEATS) {
        const float value = values[cell * 2 * SEATS + part + place];
        if (ended[cell]) gained[part + seat] = outcomes[cell * 2 * SEATS + part + seat] - value;
        else gained[part + seat] = later[part + seat] - value + rollout.lambda * gained[part + seat];
        later[part + seat] = value;
        targets[cell * 2 * SEATS + part + place] = value + gained[part + seat];
      }
    }
    advantages[cell] = rollout.weightOfMargin * gained[from] + rollout.weightOfWin * gained[SEATS + from];
  }
}

static Tables *tables = nullptr;

#ifdef __CUDACC__
/** A block of one game frees its place as soon as the game's step is done: steps with many scripts take long. */
__global__ void __launch_bounds__(32, 26) stepKernel(Tables *tables, Buffers buffers, Settings settings) {
  __shared__ Scratch scratch;
  stepGame(blockIdx.x, threadIdx.x, scratch, *tables, buffers, settings);
}
__global__ void returnsKernel(Rollout rollout, const float *values, const uint8_t *whose, const uint8_t *ended, const float *outcomes,
                              float *advantages, float *targets) {
  const int game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game < rollout.games) returnsOfGame(game, rollout, values, whose, ended, outcomes, advantages, targets);
}
#endif

extern "C" {
int gameSize() { return sizeof(Game); }
int settingsSize() { return sizeof(Settings); }
/** Of all games with so many seats, what has company of some kind: no more than 1 makes sense. */
float sumOfShares(const Settings *settings, int seats) {
  const Shares shares = sharesFor(*settings, seats);
  return shares.frozen + shares.withExploiter + shares.scripted;
}

/** Plays every game of a batch on to its next decision. A CUDA error, or 0. */
int step(void *stream, const Buffers *buffers, const Settings *settings) {
#ifdef __CUDACC__
  if (tables == nullptr) {
    static Tables made;
    fillTables(made);
    cudaMalloc(&tables, sizeof made);
    cudaMemcpy(tables, &made, sizeof made, cudaMemcpyHostToDevice);
    cudaFuncSetAttribute(stepKernel, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
  }
  stepKernel<<<settings->games, 32, 0, static_cast<cudaStream_t>(stream)>>>(tables, *buffers, *settings);
  return static_cast<int>(cudaGetLastError());
#else
  (void)stream;
  if (tables == nullptr) {
    tables = static_cast<Tables *>(malloc(sizeof(Tables)));
    fillTables(*tables);
  }
  static Scratch scratch;
  for (int number = 0; number < settings->games; number++) stepGame(number, 0, scratch, *tables, *buffers, *settings);
  return 0;
#endif
}

int returns(void *stream, const Rollout *rollout, const float *values, const uint8_t *whose, const uint8_t *ended, const float *outcomes,
            float *advantages, float *targets) {
#ifdef __CUDACC__
  returnsKernel<<<(rollout->games + 127) / 128, 128, 0, static_cast<cudaStream_t>(stream)>>>(*rollout, values, whose, ended, outcomes,
                                                                                          advantages, targets);
  return static_cast<int>(cudaGetLastError());
#else
  (void)stream;
  for (int game = 0; game < rollout->games; game++) returnsOfGame(game, *rollout, values, whose, ended, outcomes, advantages, targets);
  return 0;
#endif
}
}
