/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-8f2b52c0945da216.bin',
  bytes: 1014548,
  sha256: '8f2b52c0945da21647a55e739fe0fb12ca25b6085893592c17ce5ddfc3bb2690',
} as const
