/** Letters and signs by the plain letter for which people take them at a glance. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ԍ: 'g',
  ӏ: 'l',
  г: 'r',
  ѵ: 'v',
  // Greek
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  ζ: 'z',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  // Latin beyond what loses its marks by itself
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'p',
  ŧ: 't',
  ƒ: 'f',
  ɑ: 'a',
  ɡ: 'g',
  ʟ: 'l',
  ɪ: 'i',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ʀ: 'r',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Digits and signs that stand for letters
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '|': 'l',
  '!': 'i',
  $: 's',
  '@': 'a',
  '€': 'e',
}

/** Pairs of letters that look like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]

/**
 * What is left of a name at a glance: two names with the same skeleton are taken for one another. It is no name itself, and
 * means nothing but that.
 */
export function skeletonOf(name: string): string {
  let skeleton = ''
  for (const letter of plainLetters(name)) if (/[\p{L}\p{N}]/u.test(letter)) skeleton += letter
  for (const [pair, letter] of PAIRS) skeleton = skeleton.replaceAll(pair, letter)
  return skeleton.replaceAll('i', 'l').replaceAll('j', 'l')
}

/** The words of a name in plain letters, whatever signs stand for them: "F00 b@r" has the words "foo" and "bar". */
export function plainWordsOf(name: string): readonly string[] {
  return plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Whether a name is written with the letters that it shows, and none that stand for others. */
export function isPlainlyWritten(name: string): boolean {
  return plainLetters(name) === bareLetters(name)
}

function plainLetters(name: string): string {
  return bareLetters(name).replaceAll(/./gsu, (letter) => LOOK_ALIKES[letter] ?? boxedLetter(letter) ?? letter)
}

function bareLetters(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** White letters in black circles and boxes, of which each alphabet is a row of 26. */
const BOXED_ROWS = [0x1f1_50, 0x1f1_70]

function boxedLetter(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0
  const row = BOXED_ROWS.find((first) => code >= first && code < first + 26)
  return row === undefined ? null : String.fromCodePoint(0x61 + code - row)
}
