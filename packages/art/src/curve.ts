import type { Point } from './canvas.ts'

/** How far a control point lies along the line between its neighbours: a Catmull-Rom spline. */
const TENSION = 1 / 6

/** A smooth closed line through all points. */
export function closedCurve(points: readonly Point[]): string {
  const { length } = points
  return `${start(points)}${segments((i) => points[(i + length) % length] as Point, length)}z`
}

/** A smooth line through all points, from the first to the last. */
export function openCurve(points: readonly Point[]): string {
  return `${start(points)}${continuedCurve(points)}`
}

/** The same, for a pen that stands on the first point already. */
export function continuedCurve(points: readonly Point[]): string {
  const last = points.length - 1
  return segments((i) => points[Math.max(0, Math.min(last, i))] as Point, last)
}

function start(points: readonly Point[]): string {
  const { x, y } = points[0] as Point
  return `M${Math.round(x)} ${Math.round(y)}`
}

function segments(pointAt: (i: number) => Point, count: number): string {
  let text = ''
  let before = pointAt(-1)
  let from = pointAt(0)
  let to = pointAt(1)
  let x = Math.round(from.x)
  let y = Math.round(from.y)
  for (let i = 0; i < count; i += 1) {
    const after = pointAt(i + 2)
    text += `c${Math.round(from.x + (to.x - before.x) * TENSION - x)}`
    text += number(from.y + (to.y - before.y) * TENSION - y)
    text += number(to.x - (after.x - from.x) * TENSION - x)
    text += number(to.y - (after.y - from.y) * TENSION - y)
    text += number(to.x - x) + number(to.y - y)
    x = Math.round(to.x)
    y = Math.round(to.y)
    before = from
    from = to
    to = after
  }
  return text
}

/** A minus sign parts a number from the one before it as well as a space does. */
function number(value: number): string {
  const whole = Math.round(value)
  return whole < 0 ? `${whole}` : ` ${whole}`
}
