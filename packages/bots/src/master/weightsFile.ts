/* Written with the file itself, which it names. */

export const MASTER_WEIGHTS = {
  name: 'master-5f0ce2c158de08b7.bin',
  bytes: 1014548,
  sha256: '5f0ce2c158de08b7c986424e8f05058dc4b8650045e4f7e4ef7d1d064ed1814c',
} as const
