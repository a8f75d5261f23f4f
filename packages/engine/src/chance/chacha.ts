const WORDS_IN_BLOCK = 16
const DOUBLE_ROUNDS = 10

/** The word of the input that counts the blocks. */
const COUNTER = 12

/** "expand 32-byte k", as the cipher's first four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The ChaCha20 key stream (RFC 8439) under a key of eight words and a nonce of zeros, one 32-bit word a call. */
export function chachaStream(key: Uint32Array): () => number {
  const input = new Uint32Array(WORDS_IN_BLOCK)
  input.set(CONSTANTS)
  input.set(key, 4)
  const block = new Uint32Array(WORDS_IN_BLOCK)
  let used = WORDS_IN_BLOCK
  let blocks = 0
  return () => {
    if (used === WORDS_IN_BLOCK) {
      input[COUNTER] = blocks
      fillBlock(block, input)
      blocks += 1
      used = 0
    }
    return block[used++] as number
  }
}

function fillBlock(block: Uint32Array, input: Uint32Array): void {
  block.set(input)
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    for (let column = 0; column < 4; column += 1) quarterRound(block, column, 4 + column, 8 + column, 12 + column)
    for (let diagonal = 0; diagonal < 4; diagonal += 1) {
      quarterRound(block, diagonal, 4 + ((diagonal + 1) % 4), 8 + ((diagonal + 2) % 4), 12 + ((diagonal + 3) % 4))
    }
  }
  for (const [i, word] of input.entries()) block[i] = word + (block[i] as number)
}

function quarterRound(block: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(block, a, b, d, 16)
  mix(block, c, d, b, 12)
  mix(block, a, b, d, 8)
  mix(block, c, d, b, 7)
}

/** Adds `by` to `to`, and turns `turned` after mixing the sum into it. */
function mix(block: Uint32Array, to: number, by: number, turned: number, bits: number): void {
  const sum = ((block[to] as number) + (block[by] as number)) | 0
  block[to] = sum
  const word = (block[turned] as number) ^ sum
  block[turned] = (word << bits) | (word >>> (32 - bits))
}
