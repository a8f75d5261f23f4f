export type Gender = 'masculine' | 'feminine'

const NUMBERS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze']

/** A number as a catalogue writes it: in letters up to twelve; one and two follow the gender. */
export function inWords(number: number, gender: Gender): string {
  const feminine = gender === 'feminine' ? { 1: 'uma', 2: 'duas' }[number] : undefined
  return feminine ?? NUMBERS[number] ?? String(number)
}

/** "uma pedra", "duas pedras": with what agrees with the noun. */
export function counted(number: number, gender: Gender, one: string, many = `${one}s`): string {
  return `${inWords(number, gender)} ${number === 1 ? one : many}`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}
