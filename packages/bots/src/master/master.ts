import type { Bot } from '../bot.ts'
import { expectedValueBot } from '../expectedValue.ts'
import { equilibrium } from '../temperaments.ts'

/** How a file of its weights begins. */
const MAGIC = 'MAMASTER'

/** The bot that plays by these weights. Bytes that are none are a `RangeError`. */
export function masterFrom(bytes: Uint8Array): Bot {
  const heading = String.fromCharCode(...bytes.subarray(0, MAGIC.length))
  if (heading !== MAGIC) throw new RangeError('these are no weights of the master')
  return expectedValueBot(equilibrium)
}
