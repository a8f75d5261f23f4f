import { YOU } from '../grammar/who.ts'
import { localeOf } from '../grammar/locale.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'

/** Parts of Portuguese sentences. The verb that goes with "você" is that of the third person. */
export const { figure, percent, listed, either, counted, form, megabytes, dateTime, timeOfDay, day, date } =
  localeOf('pt')

export const subject = ({ name, you }: Who): Marked => (you ? marked`*Você*` : marked`*${name}*`)
export const object = ({ name, you }: Who): Marked => (you ? marked`*você*` : marked`*${name}*`)

/** Several in a sentence; the first stands at its beginning. */
export const subjects = (whos: readonly Who[]): Marked =>
  listed(whos.map((who, index) => (index === 0 ? subject(who) : object(who))))

export const verbOf = (whos: readonly unknown[], many: string, one: string): string => (whos.length === 1 ? one : many)

/** Names at the beginning of a sentence, where only the first may begin with the capital of "Você". */
export const names = (given: readonly string[]): string =>
  listed(given.map((name, index) => (index > 0 && name === YOU.pt ? 'você' : name)))

export const leftOf = ({ name, you }: Who): Marked => (you ? marked`à *sua* esquerda` : marked`à esquerda de *${name}*`)

/** None is said in words: the plural rules would take 0 for a singular. */
export const paintings = (count: number): string =>
  count === 0 ? 'nenhuma pintura' : counted(count, { one: 'pintura', other: 'pinturas' })

export const cards = (count: number): string =>
  count === 0 ? 'sem cartas' : counted(count, { one: 'carta', other: 'cartas' })

export const unsold = (count: number): string =>
  count === 1 ? 'A pintura não é vendida, mas conta.' : 'Nenhuma das duas é vendida, mas ambas contam.'

const SEASONS = ['primeira', 'segunda', 'terceira', 'quarta']

/** "Primeira temporada", without its capital in a sentence. */
export const seasonName = (season: number): string => `${SEASONS[season - 1] ?? `${figure(season)}ª`} temporada`

export const seasonTitle = (season: number): string => {
  const name = seasonName(season)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
