/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-6c72ba87b7842338.bin',
  bytes: 136,
  sha256: '6c72ba87b78423384d221777cf1380fc0fb30219a9ceea65c866edc181181871',
} as const
