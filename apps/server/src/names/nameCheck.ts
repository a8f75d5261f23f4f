import { REFUSED_WORDS } from './refusedWords.ts'
import { plainWordsOf, skeletonOf } from './skeleton.ts'

/** Alphabets whose letters are taken for one another; a word of people is written in one of them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const

const isInside = (word: string): boolean => word.startsWith('*')
const bare = (word: string): string => word.replaceAll('*', '')
const WHOLE = new Set(
  REFUSED_WORDS.filter((word) => !isInside(word))
    .map(bare)
    .map(skeletonOf),
)
const INSIDE = REFUSED_WORDS.filter(isInside).map(bare).map(skeletonOf)

/**
 * Whether nobody may be called that: for a word that hurts or poses as the house, or for letters of several alphabets in one
 * word, which are there to be taken for others. How long a name may be is said by the protocol.
 */
export function isRefusedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  if (skeleton === '' && !/\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(name)) return true
  if (INSIDE.some((word) => skeleton.includes(word))) return true
  const words = [...plainWordsOf(name).map(skeletonOf), skeleton]
  if (words.some((word) => WHOLE.has(word))) return true
  return name.split(/\s+/).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1)
}

/** Whether two names that are written differently look alike. The same name twice is no disguise: there are many Anas. */
export function isDisguiseOf(name: string, other: string): boolean {
  return skeletonOf(name) === skeletonOf(other) && asWritten(name) !== asWritten(other)
}

function asWritten(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
