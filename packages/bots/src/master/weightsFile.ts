/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-9cd436e1e451ac4d.bin',
  bytes: 1014548,
  sha256: '9cd436e1e451ac4d1d47e616bb3b8e72ac1e6d11fe7a086ea2f6a00d3652102d',
} as const
