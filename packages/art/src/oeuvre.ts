import type { Entry, PeriodName, Scene } from './catalogue/entry.ts'
import { diceOf } from './dice.ts'
import type { Dice } from './dice.ts'
import { paintsIn } from './paint.ts'
import type { Paint } from './paint.ts'

/** A composition's result: the picture, and the things it shows. */
export interface Drawing<Kind extends Scene = Scene> {
  /** SVG elements that fill the canvas; the first one is the ground. */
  readonly body: string
  readonly scene: Kind
}

/** `id` is the card's, for elements that need one: pictures may stand together in one document. */
type Composition<Palette> = (dice: Dice, palette: Palette, id: string) => Drawing

/** Years in which an artist kept to one palette. */
export interface Period<Palette> {
  readonly from: number
  /** Where an artist names works after it. */
  readonly name?: PeriodName
  readonly palette: Palette
}

/** Composition, period and seed: chosen by eye. */
export type Work<Palette> = readonly [Composition<Palette>, Period<Palette>, number]

/** A picture with its year and its entry in the catalogue. */
interface Finished {
  readonly body: string
  readonly year: number
  readonly entry: Entry
}

/** All works of an artist, in the order of the cards; the n-th is drawn when it is asked for. */
export type Oeuvre = (n: number, id: string) => Finished

export function oeuvreOf<Palette>(works: readonly Work<Palette>[]): Oeuvre {
  return (n, id) => {
    const [composition, period, seed] = works[n] as Work<Palette>
    const { body, scene } = composition(diceOf(seed), period.palette, id)
    // A work a year: those of a period follow each other as they do in the list.
    const year = period.from + works.slice(0, n).filter((work) => work[1] === period).length
    const [ground, ...paints] = paintsIn(body) as [Paint, ...Paint[]]
    return { body, year, entry: { scene, period: period.name ?? null, paints, ground } }
  }
}
