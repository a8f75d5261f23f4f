/** Small charts as SVG, in whole tenths so that every machine writes the same, readable by day and by night. */

export interface Axis {
  readonly from: number
  readonly to: number
  /** Each doubling is as long as the one before. */
  readonly logarithmic?: boolean
  readonly ticks: readonly (readonly [at: number, label: string])[]
  readonly title: string
}

export interface Line {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly colour: Colour
  readonly dashed?: boolean
  /** Drawn with a dot at every point. */
  readonly dotted?: boolean
  /** What the legend calls it; a line without a name is not in it. */
  readonly name?: string
}

/** What stands at one place of the horizontal axis, with words at its top. */
interface Marker {
  readonly x: number
  readonly text: string
}

export interface Panel {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  readonly lines: readonly Line[]
  readonly marker?: Marker
  /** Where the lines leave room for it. */
  readonly legend?: 'upper left' | 'lower right'
}

export type Colour = 'blue' | 'orange' | 'green' | 'quiet'

const PANEL_WIDTH = 400
const PANEL_HEIGHT = 320
const INSIDE = { left: 58, right: 30, top: 62, bottom: 54 }
/** Of the legend: its width, and the height of a row. */
const LEGEND = { width: 150, row: 20 }

const STYLE = `
text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; font-size: 12px; fill: #57534e }
.title { font-size: 15px; font-weight: 600; fill: #1c1917 }
.card { fill: #fdfcfa; stroke: #e2ded8 }
.grid { stroke: #e7e3dd }
.marker { stroke: #a8a29e; stroke-dasharray: 2 4 }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
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

/** The panels side by side on one card; `title` says what they show to those who do not see it. */
export function chart(title: string, panels: readonly Panel[]): string {
  const width = panels.length * PANEL_WIDTH
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${PANEL_HEIGHT}" width="${width}" height="${PANEL_HEIGHT}" role="img">
<title>${title}</title>
<style>${STYLE}
</style>
<rect class="card" x="0.5" y="0.5" width="${width - 1}" height="${PANEL_HEIGHT - 1}" rx="10"/>
${panels.map((panel, index) => `<g transform="translate(${index * PANEL_WIDTH} 0)">\n${panelOf(panel)}\n</g>`).join('\n')}
</svg>
`
}

function panelOf({ title, x, y, lines, marker, legend }: Panel): string {
  const right = PANEL_WIDTH - INSIDE.right
  const bottom = PANEL_HEIGHT - INSIDE.bottom
  const across = scaleOf(x, INSIDE.left, right)
  const up = scaleOf(y, bottom, INSIDE.top)
  const grid = y.ticks.map(
    ([at, label]) => `<line class="grid" x1="${INSIDE.left}" x2="${right}" y1="${up(at)}" y2="${up(at)}"/>
<text x="${INSIDE.left - 8}" y="${tenths(up(at) + 4)}" text-anchor="end">${label}</text>`,
  )
  const feet = x.ticks.map(
    ([at, label]) => `<text x="${across(at)}" y="${bottom + 18}" text-anchor="middle">${label}</text>`,
  )
  const marked =
    marker === undefined
      ? []
      : [
          `<line class="marker" x1="${across(marker.x)}" x2="${across(marker.x)}" y1="${INSIDE.top - 6}" y2="${bottom}"/>
<text x="${tenths(across(marker.x) + 5)}" y="${bottom - 8}">${marker.text}</text>`,
        ]
  return [
    `<text class="title" x="${INSIDE.left}" y="28">${title}</text>`,
    `<text x="${INSIDE.left}" y="46">${y.title}</text>`,
    `<text x="${right}" y="${bottom + 40}" text-anchor="end">${x.title}</text>`,
    ...grid,
    ...feet,
    ...marked,
    ...lines.map((line) => lineOf(line, across, up)),
    ...(legend === undefined ? [] : legendOf(lines, legend)),
  ].join('\n')
}

function lineOf({ points, colour, dashed, dotted }: Line, across: Scale, up: Scale): string {
  const path = points.map(([x, y]) => `${across(x)},${up(y)}`).join(' ')
  const dots = points.map(([x, y]) => `<circle class="${colour}-ink" cx="${across(x)}" cy="${up(y)}" r="3.5"/>`)
  return [`<polyline class="${lineClass(colour, dashed)}" points="${path}"/>`, ...(dotted === true ? dots : [])].join(
    '\n',
  )
}

function legendOf(lines: readonly Line[], place: 'upper left' | 'lower right'): readonly string[] {
  const named = lines.filter(({ name }) => name !== undefined)
  const isLeft = place === 'upper left'
  const left = isLeft ? INSIDE.left + 6 : PANEL_WIDTH - INSIDE.right - LEGEND.width
  const top = isLeft ? INSIDE.top + 12 : PANEL_HEIGHT - INSIDE.bottom - 26 - LEGEND.row * named.length
  return named.map(({ name = '', colour, dashed }, row) => {
    const at = top + LEGEND.row * row
    return `<line class="${lineClass(colour, dashed)}" x1="${left}" x2="${left + 18}" y1="${at}" y2="${at}"/>
<text class="named ${colour}-ink" x="${left + 25}" y="${at + 4}">${name}</text>`
  })
}

function lineClass(colour: Colour, dashed = false): string {
  return `line ${colour}${dashed ? ' dashed' : ''}`
}

type Scale = (value: number) => number

function scaleOf({ from, to, logarithmic }: Axis, start: number, end: number): Scale {
  const along = logarithmic === true ? Math.log2 : (value: number): number => value
  return (value) => tenths(start + ((along(value) - along(from)) / (along(to) - along(from))) * (end - start))
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
