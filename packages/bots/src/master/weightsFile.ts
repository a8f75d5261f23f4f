/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-9efa084acda85ab2.bin',
  bytes: 1014548,
  sha256: '9efa084acda85ab2ab6da2a73a3458b098e5f3d946384e99766dacd09791d40f',
} as const
