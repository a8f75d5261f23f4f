// Small charts as SVG, in whole tenths so that every machine writes the same, readable by day and by night.

/**
 * A tick says its own number unless a label is given; `title` says what is measured, in which unit.
 *
 * @typedef {{ from: number, to: number, ticks: readonly number[], title: string, label?: (tick: number) => string }} Axis
 */

/** @typedef {'blue' | 'orange' | 'green' | 'quiet'} Colour */

/**
 * `radius` is that of a point's dot, 0 for none; `note` stands above or below it.
 *
 * @typedef {{ x: number, y: number, radius: number, note?: string }} Point
 */

/**
 * A name stands behind the last point. Where a line falls, its notes are better below it.
 *
 * @typedef {{ points: readonly Point[], colour: Colour, isDashed?: boolean, name?: string, notes?: 'above' | 'below' }} Line
 */

/**
 * A marker is an upright line at one place of the horizontal axis, with words at its foot.
 *
 * @typedef {{ x: number, text: string }} Marker
 * @typedef {{ title: string, x: Axis, y: Axis, lines: readonly Line[], markers?: readonly Marker[] }} Panel
 */

/** @typedef {{ width: number, height: number }} Size */

/** @typedef {(value: number) => number} Scale */

const LEFT = 56
const TOP = 66
const BOTTOM = 56

const STYLE = `
text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; font-size: 13px; fill: #57534e }
.title { font-size: 15px; font-weight: 600; fill: #1c1917 }
.card { fill: #fdfcfa; stroke: #e2ded8 }
.grid { stroke: #e7e3dd }
.marker { stroke: #a8a29e; stroke-dasharray: 2 4 }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.dashed { stroke-dasharray: 6 5; stroke-width: 1.5 }
.blue { stroke: #1d5fa8 } .orange { stroke: #c2570c } .green { stroke: #2f7d4f } .quiet { stroke: #8a847d }
.blue-ink { fill: #1d5fa8 } .orange-ink { fill: #c2570c } .green-ink { fill: #2f7d4f } .quiet-ink { fill: #6b6560 }
.named { font-weight: 600 }
@media (prefers-color-scheme: dark) {
text { fill: #b8b2aa } .title { fill: #f3f0eb }
.card { fill: #1b1a19; stroke: #383532 } .grid { stroke: #2f2d2a } .marker { stroke: #6b6560 }
.blue { stroke: #7ab8f5 } .orange { stroke: #f2a05e } .green { stroke: #74c795 } .quiet { stroke: #8f8982 }
.blue-ink { fill: #7ab8f5 } .orange-ink { fill: #f2a05e } .green-ink { fill: #74c795 } .quiet-ink { fill: #a39d96 }
}`

/**
 * Panels side by side on one card; `title` says what they show to those who do not see it. `right` is the room for names
 * behind the lines.
 *
 * @param {string} title
 * @param {Size & { right: number }} size of a panel
 * @param {readonly Panel[]} panels
 */
export function chart(title, size, panels) {
  const width = panels.length * size.width
  const drawn = panels.map(
    (panel, i) => `<g transform="translate(${i * size.width} 0)">\n${drawPanel(panel, size)}\n</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}" width="${width}" height="${size.height}" role="img">
<title>${title}</title>
<style>${STYLE}
</style>
<rect class="card" x="0.5" y="0.5" width="${width - 1}" height="${size.height - 1}" rx="10"/>
${drawn.join('\n')}
</svg>
`
}

/**
 * @param {Panel} panel
 * @param {Size & { right: number }} size
 */
function drawPanel({ title, x, y, lines, markers = [] }, { width, height, right }) {
  const end = width - right
  const foot = height - BOTTOM
  const across = scaleOf(x, LEFT, end)
  const up = scaleOf(y, foot, TOP)
  const rows = y.ticks.map(
    (tick) => `<line class="grid" x1="${LEFT}" x2="${end}" y1="${up(tick)}" y2="${up(tick)}"/>
<text x="${LEFT - 8}" y="${tenths(up(tick) + 4.5)}" text-anchor="end">${labelOf(y, tick)}</text>`,
  )
  const columns = x.ticks.map(
    (tick) => `<text x="${across(tick)}" y="${foot + 19}" text-anchor="middle">${labelOf(x, tick)}</text>`,
  )
  return [
    `<text class="title" x="16" y="27">${title}</text>`,
    `<text x="16" y="47">${y.title}</text>`,
    `<text x="${tenths((LEFT + end) / 2)}" y="${foot + 42}" text-anchor="middle">${x.title}</text>`,
    ...rows,
    ...columns,
    ...markers.flatMap((marker) => drawMarker(across(marker.x), foot, marker.text)),
    ...lines.flatMap((line) => drawLine(line, across, up)),
  ].join('\n')
}

/**
 * @param {number} at
 * @param {number} foot
 * @param {string} text
 */
function drawMarker(at, foot, text) {
  return [
    `<line class="marker" x1="${at}" x2="${at}" y1="${TOP}" y2="${foot}"/>`,
    `<text x="${tenths(at + 7)}" y="${foot - 9}">${text}</text>`,
  ]
}

/**
 * @param {Line} line
 * @param {Scale} across
 * @param {Scale} up
 */
function drawLine({ points, colour, isDashed = false, name, notes = 'above' }, across, up) {
  const path = points.map(({ x, y }) => `${across(x)},${up(y)}`).join(' ')
  const dots = points.filter(({ radius }) => radius > 0)
  const last = points.at(-1)
  const shift = notes === 'above' ? -10 : 21
  return [
    `<polyline class="line ${colour}${isDashed ? ' dashed' : ''}" points="${path}"/>`,
    ...dots.map(
      ({ x, y, radius }) => `<circle class="${colour}-ink" cx="${across(x)}" cy="${up(y)}" r="${tenths(radius)}"/>`,
    ),
    ...points
      .filter(({ note }) => note !== undefined)
      .map(
        ({ x, y, note }) =>
          `<text class="${colour}-ink" x="${across(x)}" y="${tenths(up(y) + shift)}" text-anchor="middle">${note}</text>`,
      ),
    ...(name === undefined || last === undefined
      ? []
      : [
          `<text class="named ${colour}-ink" x="${tenths(across(last.x) + 9)}" y="${tenths(up(last.y) + 4.5)}">${name}</text>`,
        ]),
  ]
}

/**
 * @param {Axis} axis
 * @param {number} tick
 */
function labelOf({ label = String }, tick) {
  return label(tick)
}

/**
 * @param {Axis} axis
 * @param {number} start
 * @param {number} end
 * @returns {Scale}
 */
function scaleOf({ from, to }, start, end) {
  return (value) => tenths(start + ((value - from) / (to - from)) * (end - start))
}

/** @param {number} value */
function tenths(value) {
  return Math.round(value * 10) / 10
}
