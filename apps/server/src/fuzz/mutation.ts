import type { Random } from '@modern-art/engine'
import { anyValue, spoiled } from '../testing/nonsense.ts'

/* Texts that are nearly right, made of texts that are. */

const TOKENS = [
  'null',
  'true',
  '-0',
  '-1',
  '1e999',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  '""',
  '"__proto__":',
  '"constructor":{"prototype":',
  '[[[[[[[[[[',
  '{"a":',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\\ud800',
  '%00',
  '%2e%2e%2f',
  '\r\n',
  ',',
  '"',
  '{',
  '}',
  '[',
  ']',
]

/** A text with a few changes, or joined with a part of another one. */
export function mutated(text: string, others: readonly string[], random: Random): string {
  let changed = random(3) === 0 ? (asJson(text, random) ?? text) : text
  for (let times = random(4); times >= 0; times -= 1) changed = once(changed, others, random)
  return changed.slice(0, LONGEST)
}

/** Longer ones only show once more that they are too long. */
const LONGEST = 20_000

function asJson(text: string, random: Random): string | null {
  const start = text.search(/[[{]/)
  if (start === -1) return null
  try {
    const value: unknown = JSON.parse(text.slice(start))
    return text.slice(0, start) + JSON.stringify(Array.isArray(value) ? inArray(value, random) : spoiled(value, random))
  } catch {
    return null
  }
}

function inArray(values: readonly unknown[], random: Random): unknown {
  if (values.length === 0) return anyValue(random)
  const place = random(values.length)
  return values.with(place, spoiled(values[place], random))
}

function once(text: string, others: readonly string[], random: Random): string {
  const at = random(text.length + 1)
  const to = Math.min(text.length, at + 1 + random(8))
  switch (random(9)) {
    case 0:
      return text.slice(0, at) + text.slice(to)
    case 1:
      return text.slice(0, at) + text.slice(at, to).repeat(2 + random(20)) + text.slice(to)
    case 2:
      return text.slice(0, at) + String.fromCodePoint(random(256)) + text.slice(at + 1)
    case 3: {
      const other = others[random(others.length)] ?? ''
      return text.slice(0, at) + other.slice(random(other.length + 1))
    }
    case 4:
      return text.replace(/-?\d+/, () => String(NUMBERS[random(NUMBERS.length)]))
    case 5:
      return text.slice(0, at)
    case 6:
      return random(20) === 0 ? text.slice(0, at) + '['.repeat(random(8000)) + text.slice(at) : text
    default:
      return text.slice(0, at) + (TOKENS[random(TOKENS.length)] ?? '') + text.slice(random(2) === 0 ? at : to)
  }
}

const NUMBERS = [
  '-1',
  '0',
  '1',
  '2',
  '69',
  '70',
  '2147483648',
  '4294967296',
  '1e308',
  '-1e-7',
  '0.1',
  '9007199254740992',
]
