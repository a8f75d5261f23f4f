/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-828d8af257e8f9b5.bin',
  bytes: 1014548,
  sha256: '828d8af257e8f9b5f8f26a705e19a5a10d94124a24462d6e55be332e4767d9c0',
} as const
