/** Every colour a painting may have, under the name that its description gives it. */
export const PAINTS = {
  // Manuel Carvalho
  chalk: '#f3eee2',
  plaster: '#e6dcc8',
  ochre: '#e0a32b',
  saffron: '#f2bd4b',
  vermilion: '#d6432f',
  brick: '#a83a28',
  navy: '#1d2f52',
  teal: '#2b7f7c',
  sky: '#9fc3cf',
  // Sigrid Thaler
  ink: '#0f1c33',
  midnight: '#14294d',
  cobalt: '#1f56a8',
  azure: '#4f97d4',
  ice: '#bcdcea',
  foam: '#f4f6f1',
  fog: '#dfe6e6',
  slate: '#5d7488',
  ember: '#ef6a4b',
  // Daniel Melim
  cream: '#f7ead8',
  shell: '#f0cdb4',
  rose: '#e39a82',
  coral: '#dd6f4d',
  rust: '#b9451f',
  oxblood: '#6e2219',
  umber: '#40211c',
  straw: '#ecc98b',
  // Ramon Martins
  linen: '#f5f0df',
  lemon: '#f0d24c',
  leaf: '#5ba35a',
  fern: '#23774a',
  pine: '#123f31',
  blush: '#f2b8ae',
  poppy: '#e5533d',
  mint: '#b9dcc0',
  // Rafael Silveira
  bone: '#f5ecd9',
  lilac: '#c9a4dd',
  violet: '#7d3584',
  plum: '#3a1650',
  magenta: '#d93a86',
  gold: '#f2b632',
  turquoise: '#27a8a2',
  night: '#1d1230',
} as const satisfies Readonly<Record<string, string>>

export type Paint = keyof typeof PAINTS

const NAMES: ReadonlyMap<string, Paint> = new Map(Object.entries(PAINTS).map(([name, hex]) => [hex, name as Paint]))

/** The paints of a drawing, in the order of their first stroke. */
export function paintsIn(body: string): Paint[] {
  return Array.from(new Set(body.match(/(?<=")#\w{6}/g)), (hex) => NAMES.get(hex) as Paint)
}
