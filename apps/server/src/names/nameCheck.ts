import { REFUSED_WORDS } from './refusedWords.ts'
import { isPlainlyWritten, plainWordsOf, skeletonOf } from './skeleton.ts'

/** Letters of any alphabet but the Latin one. Some look like Latin ones in every other alphabet. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

const isInside = (word: string): boolean => word.startsWith('*')
const bare = (word: string): string => word.replaceAll('*', '')
const WHOLE = new Set(
  REFUSED_WORDS.filter((word) => !isInside(word))
    .map(bare)
    .map(skeletonOf),
)
const INSIDE = REFUSED_WORDS.filter(isInside).map(bare).map(skeletonOf)

/**
 * Whether nobody may be called that: for a word that hurts or poses as the house, or for letters of another alphabet in a Latin
 * word, which are there to be taken for others. How long a name may be is said by the protocol.
 */
export function isRefusedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  if (skeleton === '' && !/\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(name)) return true
  if (INSIDE.some((word) => skeleton.includes(word))) return true
  const words = [...plainWordsOf(name).map(skeletonOf), skeleton]
  if (words.some((word) => WHOLE.has(word))) return true
  return name.split(/\s+/).some((word) => /\p{Script=Latin}/u.test(word) && NOT_LATIN.test(word))
}

/**
 * Whether a name looks like another one and is written differently. The same name twice is no disguise: there are many Anas.
 * Nor is a name a disguise of one that is itself no plain name: otherwise a "4na" could keep all Anas out.
 */
export function isDisguiseOf(name: string, other: string): boolean {
  return isPlainlyWritten(other) && skeletonOf(name) === skeletonOf(other) && asWritten(name) !== asWritten(other)
}

function asWritten(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
