export type Gender = 'masculine' | 'feminine' | 'neuter'

const NUMBERS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** A number of more than one as a catalogue writes it: in letters up to twelve. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}

/** "eine Insel", "zwei Inseln": in the nominative, and with its adjective where there is one. */
export function counted(number: number, gender: Gender, one: string, many: string): string {
  return number === 1 ? `ein${gender === 'feminine' ? 'e' : ''} ${one}` : `${inWords(number)} ${many}`
}

/** An adjective before a noun without an article, in the nominative: "hungriger" Stier, "hungrige" Eule. */
export function inflected(adjective: string, gender: Gender): string {
  return adjective + { masculine: 'er', feminine: 'e', neuter: 'es' }[gender]
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
}
