import { readFileSync } from 'node:fs'

/* Colours as the page has them, and how they look: for tests. */

export type Light = 'day' | 'night'

/** All tokens of the page by name, as they are in one light and one palette. */
export function tokensIn(light: Light, palette: 'gallery' | 'distinct'): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8')
  const blocks = [...css.matchAll(/^([^{}/*]+) \{([^}]*)\}/gm)]
  const wanted = blocks.filter(
    ([, selector = '']) => selector === ':root' || (palette === 'distinct' && selector.includes('distinct')),
  )
  return new Map(
    wanted.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
        ([, name = '', day = '', night = '']) => [name, light === 'day' ? day : night] as const,
      ),
    ),
  )
}

type Rgb = readonly [number, number, number]

/** Linear light, 0 to 1. */
function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** How colours reach eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009), row by row. */
const EYES: Readonly<Record<string, readonly number[]>> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

export const EYE_KINDS = Object.keys(EYES)

/** How far apart two colours are to a kind of eyes: the distance in OKLab, where black and white are 1 apart. */
export function distance(one: string, other: string, eyes: string): number {
  const [a, b] = [labOf(seen(one, eyes)), labOf(seen(other, eyes))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function seen(hex: string, eyes: string): Rgb {
  const colour = linear(hex)
  const matrix = EYES[eyes] ?? []
  const row = (at: number): number => {
    const value = colour.reduce((sum, part, index) => sum + part * (matrix[at + index] ?? 0), 0)
    return Math.min(1, Math.max(0, value))
  }
  return [row(0), row(3), row(6)]
}

function labOf([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}
