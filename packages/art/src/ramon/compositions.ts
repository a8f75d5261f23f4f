import { HEIGHT, WIDTH, disc, drawn, filled, ground } from '../canvas.ts'
import { openCurve } from '../curve.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import type { Paint } from '../paint.ts'
import { scattered } from '../scatter.ts'
import { capital, counted, inWords } from '../words.ts'
import { FULL_TURN, blossom, leaf, outlineBy, pad, piece, polar } from './cutouts.ts'

/** Ground, then what lies on it. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint]

/** Stones balanced on each other. */
export function cairn(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const shore = dice.between(640, 690)
  const moon = { x: dice.pick([130, 470]), y: dice.between(120, 180) }
  const line = [
    { x: -20, y: shore },
    { x: 150, y: shore - 14 },
    { x: 420, y: shore + 12 },
    { x: 620, y: shore - 4 },
  ]
  let body = ground(under) + filled(third, piece(moon, 62, outlineBy(dice, 0.08)))
  body += filled(fourth, `${openCurve(line)}V820H-20z`)
  const widths = dice.pick([
    [200, 130, 160, 70],
    [150, 200, 96, 120, 52],
    [210, 120, 72],
  ])
  let [x, top] = [dice.between(275, 325), shore + 8]
  for (const [i, width] of widths.entries()) {
    const flatness = dice.between(0.38, 0.5)
    const stone = { x, y: top - width * flatness }
    body += filled([first, second, third][i % 3] as Paint, piece(stone, width, outlineBy(dice, 0.14), flatness))
    top -= width * flatness * 1.9
    x += dice.between(-24, 24)
  }
  return {
    body,
    title: `${capital(inWords(widths.length))} Stones`,
    subject: `${counted(widths.length, 'flat stone')} balanced on a shore, a moon at the upper ${moon.x < 300 ? 'left' : 'right'}`,
  }
}

/** Pads on water, seen from above; some in flower. */
export function pond(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const great = { x: dice.pick([30, 570]), y: dice.pick([110, 400, 690]), radius: 220 }
  const pads = scattered(dice, [128, 120, 92, 84, 64, 56, 40, 40, 30, 30], (sum) => sum + 14, [great])
  let body = ground(under)
  let flowers = 0
  for (const [i, round] of pads.entries()) {
    const notch = i === 0 ? (great.x < 300 ? 0 : Math.PI) : dice.between(0, FULL_TURN)
    body += filled(i % 3 === 1 ? fourth : first, pad(round, round.radius, notch, outlineBy(dice, 0.06)))
    if (i % 3 !== 1 || round.radius < 50) continue
    flowers += 1
    body +=
      filled(second, blossom(round, round.radius * 0.66, 7, 0.5, notch)) +
      filled(third, disc(round.x, round.y, round.radius * 0.17))
  }
  return {
    body,
    title: `${capital(inWords(pads.length))} Pads`,
    subject: `a pond from above: ${counted(pads.length, 'notched pad')}, ${inWords(flowers)} in flower, the largest cut by the edge`,
  }
}

/** Islands with their heights, as on a chart. */
export function archipelago(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const islands = scattered(
    dice,
    dice.pick([
      [200, 120, 90, 60],
      [150, 150, 100, 70, 50],
      [230, 80, 80, 46],
    ]),
    (sum) => sum + 24,
  )
  let body = ground(under)
  for (const [i, island] of islands.entries()) {
    const outline = outlineBy(dice, 0.3)
    const paints = [
      [first, fourth, third, second],
      [fourth, first, third, second],
      [second, first, fourth, third],
    ][i % 3] as Paint[]
    for (const [level, paint] of paints.entries()) {
      const radius = island.radius * (1 - level * 0.26)
      if (radius > 14) body += filled(paint, piece(island, radius, outline))
    }
  }
  return {
    body,
    title: `${capital(inWords(islands.length))} Islands`,
    subject: `${counted(islands.length, 'island')} of paper laid on paper, stepped like heights on a chart`,
  }
}

/** Shores that come in from the corners and leave open water. */
export function bay(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const corners = dice.pick([
    [
      { x: 0, y: 0 },
      { x: WIDTH, y: HEIGHT },
    ],
    [
      { x: WIDTH, y: 0 },
      { x: 0, y: HEIGHT },
    ],
  ])
  let body = ground(under)
  for (const [i, corner] of corners.entries()) {
    const outline = outlineBy(dice, 0.22)
    for (const [band, paint] of [first, fourth, second, third].entries()) {
      const radius = [430, 330, 230, 130][band] as number
      body += filled(
        i === 0 ? paint : ([fourth, first, third, second][band] as Paint),
        piece(corner, radius * (i === 0 ? 0.88 : 1), outline),
      )
    }
  }
  return {
    body,
    title: 'Bay',
    subject: 'two shores in bands that come in from opposite corners and leave open water between them',
  }
}

/** Seeds of every shape, laid out in rows. */
export function seeds(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const [columns, rows, size] = [3, 4, 84]
  const gap = dice.whole(0, columns * rows - 1)
  let body = ground(under)
  for (let i = 0; i < columns * rows; i += 1) {
    if (i === gap) continue
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const centre = { x: 40 + ((column + 0.5) * 520) / columns, y: 40 + ((row + 0.5) * 720) / rows }
    const [shell, kernel] = dice.pick([
      [first, third],
      [second, first],
      [fourth, second],
      [first, second],
      [third, fourth],
    ] as const)
    const angle = dice.between(0, FULL_TURN)
    const outline = outlineBy(dice, 0.12)
    const foot = polar(centre, angle, -size * 1.05)
    switch (dice.whole(0, 3)) {
      case 0:
        body += filled(shell, piece(centre, size * 0.85, outline)) + filled(kernel, piece(centre, size * 0.36, outline))
        break
      case 1:
        body +=
          filled(shell, leaf(foot, angle, size * 2.1, size * 0.62)) +
          filled(kernel, leaf(polar(centre, angle, -size * 0.5), angle, size, size * 0.26))
        break
      case 2:
        body +=
          filled(shell, blossom(centre, size * 0.95, dice.whole(4, 6), 0.34, angle)) +
          filled(kernel, piece(centre, size * 0.3, outline))
        break
      default:
        body += filled(shell, pad(centre, size * 0.85, angle, outline))
    }
  }
  return {
    body,
    title: `${capital(inWords(columns * rows - 1))} Seeds`,
    subject: `${counted(columns * rows - 1, 'seed')} of different shapes in ${counted(rows, 'row')} of ${inWords(columns)}, one place left empty`,
  }
}

/** Fruit cut in half. */
export function fruit(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing {
  const halves = scattered(dice, dice.pick([[200, 130], [160, 150, 100], [240]]), (sum) => sum + 20)
  let body = ground(under)
  for (const [i, half] of halves.entries()) {
    const outline = outlineBy(dice, 0.16)
    const pips = dice.whole(5, 8)
    const turn = dice.between(0, FULL_TURN)
    const [rind, flesh] = i % 2 === 0 ? [first, second] : [fourth, third]
    body += drawn(
      rind,
      half.radius * 0.09,
      `M${Math.round(half.x)} ${Math.round(half.y)}L${Object.values(polar(half, -1.3, half.radius * 1.12))
        .map(Math.round)
        .join(' ')}`,
    )
    body +=
      filled(rind, piece(half, half.radius * 0.96, outline)) + filled(flesh, piece(half, half.radius * 0.8, outline))
    body += filled(i % 2 === 0 ? third : second, blossom(half, half.radius * 0.56, pips, 0.3, turn))
    for (let pip = 0; pip < pips; pip += 1) {
      const angle = turn + (pip / pips) * FULL_TURN
      body += filled(rind, leaf(polar(half, angle, half.radius * 0.16), angle, half.radius * 0.28, half.radius * 0.07))
    }
  }
  return {
    body,
    title: capital(counted(halves.length, 'Half', 'Halves')),
    subject: `${counted(halves.length, 'fruit', 'fruits')} cut in half, pips in a star`,
  }
}
