import { HEIGHT, WIDTH, disc, filled, ground, rectangle } from '../canvas.ts'
import { openCurve } from '../curve.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import type { Paint } from '../paint.ts'
import { scattered } from '../scatter.ts'
import { FULL_TURN, blossom, leaf, outlineBy, pad, piece, polar, vessel } from './cutouts.ts'
import type { Cut, RamonScene } from './scene.ts'

/** Ground, then what lies on it. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint]

/** Stones balanced on each other. */
export function cairn(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
  const shore = dice.between(640, 690)
  const moon = { x: dice.pick([130, 470]), y: dice.between(120, 180) }
  const line = [
    { x: -20, y: shore },
    { x: 150, y: shore - 14 },
    { x: 420, y: shore + 12 },
    { x: 620, y: shore - 4 },
  ]
  let body = ground(under) + filled(second, piece(moon, 62, outlineBy(dice, 0.08)))
  body += filled(fourth, `${openCurve(line)}V820H-20z`)
  const widths = dice.pick([
    [200, 130, 160, 70],
    [150, 200, 96, 120, 52],
    [210, 120, 72],
  ])
  let [x, top] = [dice.between(275, 325), shore + 10]
  for (const [i, width] of widths.entries()) {
    const flatness = dice.between(0.38, 0.5)
    const outline = outlineBy(dice, 0.13)
    const [above, below] = [outline(-Math.PI / 2), outline(Math.PI / 2)]
    const stone = { x, y: top - width * flatness * below }
    body += filled([first, second, third][i % 3] as Paint, piece(stone, width, outline, flatness))
    top -= width * flatness * (above + below) - 6
    x += dice.between(-20, 20)
  }
  return {
    body,
    scene: { name: 'cairn', stones: widths.length, moon: moon.x < 300 ? 'left' : 'right' },
  }
}

/** Pads on water, seen from above; some in flower. */
export function pond(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
  const great = { x: dice.pick([30, 120, 480, 570]), y: dice.pick([60, 400, 740]), radius: dice.pick([170, 220, 250]) }
  const pads = scattered(dice, [128, 120, 92, 84, 64, 56, 40, 40, 30, 30], (distance, sum) => distance > sum + 14, [
    great,
  ])
  let body = ground(under)
  let flowers = 0
  for (const [i, round] of pads.entries()) {
    // The slit of the great one is all on the canvas.
    const notch = i === 0 ? Math.atan2(HEIGHT / 2 - round.y, WIDTH / 2 - round.x) : dice.between(0, FULL_TURN)
    body += filled(i % 3 === 1 ? fourth : first, pad(round, round.radius, notch, outlineBy(dice, 0.06)))
    if (i % 3 !== 1 || round.radius < 50) continue
    flowers += 1
    body +=
      filled(second, blossom(round, round.radius * 0.66, 7, 0.5, notch)) +
      filled(third, disc(round.x, round.y, round.radius * 0.17))
  }
  return {
    body,
    scene: { name: 'pond', pads: pads.length, flowers },
  }
}

/** Islands with their heights, as on a chart. */
export function archipelago(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
  const islands = scattered(
    dice,
    dice.pick([
      [200, 120, 90, 60],
      [150, 150, 100, 70, 50],
      [230, 80, 80, 46],
    ]),
    (distance, sum) => distance > sum + 24,
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
      const radius = island.radius * (0.9 - level * 0.24)
      if (radius > 14) body += filled(paint, piece(island, radius, outline))
    }
  }
  return {
    body,
    scene: { name: 'archipelago', islands: islands.length },
  }
}

/** Shores that come in from the corners and leave open water. */
export function bay(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
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
    scene: { name: 'bay' },
  }
}

/** Two vessels on a table, a leaf or a stone cut out of each. */
export function vessels(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
  const table = dice.between(600, 650)
  const places = dice.pick([
    [
      [150, 104],
      [430, 130],
    ],
    [
      [200, 150],
      [470, 92],
    ],
  ])
  const cuts: Cut[] = []
  let body = ground(under) + filled(fourth, rectangle(0, table, WIDTH, HEIGHT - table))
  for (const [i, [x = 0, reach = 0]] of places.entries()) {
    const height = dice.between(1.6, 3.4) * reach + 90
    const foot = { x, y: table + dice.between(50, 110) }
    const [clay, cut] = [
      [first, third],
      [second, under],
    ][i] as [Paint, Paint]
    const belly = dice.between(0.3, 0.5)
    body += filled(clay, vessel(foot, reach, height, belly, dice.between(0.3, 0.6)))
    const centre = { x, y: foot.y - height * belly }
    const isStone = dice.coin()
    cuts.push(isStone ? 'stone' : 'leaf')
    body += isStone
      ? filled(cut, piece(centre, reach * 0.42, outlineBy(dice, 0.14)))
      : filled(cut, leaf(polar(centre, 0.5, -reach * 0.55), 0.5, reach * 1.1, reach * 0.3))
  }
  return {
    body,
    scene: { name: 'vessels', cuts },
  }
}

/** Fruit cut in half. */
export function fruit(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<RamonScene> {
  const sizes = dice.pick([[200, 130], [160, 150, 100], [250]])
  const halves = scattered(dice, sizes, (distance, sum) => distance > 1.1 * sum + 20)
  let body = ground(under)
  for (const [i, half] of halves.entries()) {
    const outline = outlineBy(dice, 0.16)
    const pips = dice.pick([5, 7])
    const turn = dice.between(0, FULL_TURN)
    const [rind, flesh] = i % 2 === 0 ? [first, second] : [fourth, third]
    body += filled(rind, leaf(half, -1.3, half.radius * 1.18, half.radius * 0.09))
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
    scene: { name: 'fruit', halves: halves.length },
  }
}
