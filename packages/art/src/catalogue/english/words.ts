const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number as a catalogue writes it: in letters up to twelve. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}

/** "three stones", "one stone". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${inWords(number)} ${number === 1 ? one : many}`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
