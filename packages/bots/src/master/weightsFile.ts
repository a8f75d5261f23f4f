/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-34ec6620cfa73b69.bin',
  bytes: 1001748,
  sha256: '34ec6620cfa73b6959d1d2a043e7dd162aa33f4a401ea88ea6a5640970edd6c3',
} as const
