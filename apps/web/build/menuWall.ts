import { createHash } from 'node:crypto'
import { paintingOf } from '@modern-art/art'
import { artistName, artistOf, parseCard } from '@modern-art/engine'
import type { Plugin } from 'vite'

/** The works on the menu's wall, one by each artist and a sixth, and where each hangs. */
const WORKS = [
  { id: 'sigrid-one_offer-1', place: 'wall-a' },
  { id: 'ramon-hidden-2', place: 'wall-b' },
  { id: 'manuel-open-2', place: 'wall-c' },
  { id: 'manuel-hidden-1', place: 'wall-d' },
  { id: 'rafael-double-2', place: 'wall-e' },
  { id: 'daniel-fixed_price-1', place: 'wall-f' },
]

const NAME = 'virtual:menu-wall'
const RESOLVED = `\0${NAME}`

function hang({ id, place }: (typeof WORKS)[number]) {
  const { svg, entry } = paintingOf(id)
  const card = parseCard(id)
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return {
    svg,
    file: `assets/${id}-${hash}.svg`,
    place,
    artist: card === null ? '' : artistName(artistOf(card)),
    entry,
  }
}

/**
 * Draws the paintings of the menu while building: as files, which the served page can name and a browser keeps. The menu
 * itself then needs nothing to draw with.
 */
export function menuWall(): Plugin {
  const wall = WORKS.map(hang)
  return {
    name: 'menu-wall',
    resolveId: (name) => (name === NAME ? RESOLVED : null),
    load: (name) => {
      if (name !== RESOLVED) return null
      const hung = wall.map(({ file, place, artist, entry }) => ({ url: `/${file}`, place, artist, entry }))
      return `export const WALL = ${JSON.stringify(hung)}`
    },
    generateBundle() {
      for (const { svg, file } of wall) this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}
