// One source for two machines: a warp of 32 lanes plays a game on a GPU, one lane plays it on a CPU.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define BOTH __host__ __device__ inline
#define WARP __device__ inline
#else
#define BOTH inline
#define WARP inline
#endif

#ifdef __CUDA_ARCH__
#define UNROLL _Pragma("unroll")
#else
#define UNROLL
#endif

#ifdef __CUDA_ARCH__
constexpr int LANES = 32;
#else
constexpr int LANES = 1;
#endif

/** Waits for all lanes of the game. */
WARP void meet() {
#ifdef __CUDA_ARCH__
  __syncwarp();
#endif
}

/** What lane 0 says, for all. */
WARP int fromFirst(int value) {
#ifdef __CUDA_ARCH__
  return __shfl_sync(0xffffffffu, value, 0);
#else
  return value;
#endif
}

WARP float sumOverLanes(float value) {
#ifdef __CUDA_ARCH__
  for (int step = 16; step > 0; step >>= 1) value += __shfl_xor_sync(0xffffffffu, value, step);
#endif
  return value;
}

/**
 * Chances on the way through a round: half precision doubles the games that fit on a GPU. What nvcc compiles for its host is
 * never run; it only has to have the same size.
 */
#ifdef __CUDA_ARCH__
typedef __half Chance;
WARP float chanceOf(Chance chance) { return __half2float(chance); }
WARP Chance toChance(float value) { return __float2half(value); }
#elif defined(__CUDACC__)
typedef uint16_t Chance;
BOTH float chanceOf(Chance chance) { return chance; }
BOTH Chance toChance(float value) { return static_cast<Chance>(value); }
#else
typedef float Chance;
inline float chanceOf(Chance chance) { return chance; }
inline Chance toChance(float value) { return value; }
#endif
