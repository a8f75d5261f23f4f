import { MARK_SIZE, PAINTS, PATTERN_SIZE, auctionIcon, glyphOf, patternOf, pictureUrl } from '@modern-art/art'
import { ARTIST_IDS } from '@modern-art/engine'
import type { Artist, AuctionType } from '@modern-art/engine'
import type { CSSProperties, ReactNode } from 'react'

const MARGIN = 80
const DISC = MARK_SIZE + 2 * MARGIN

/** An artist's glyph on its disc, in the artist's own paints unless the palette has others. The name stands beside it, or in a label of what it is part of. */
export function ArtistMark({
  artist,
  className = 'size-5',
}: {
  readonly artist: Artist
  readonly className?: string
}): ReactNode {
  const { mark, ground, ink } = glyphOf(artist)
  return (
    <svg viewBox={`0 0 ${DISC} ${DISC}`} className={`shrink-0 ${className}`} aria-hidden="true">
      <circle
        cx={DISC / 2}
        cy={DISC / 2}
        r={DISC / 2}
        style={{ fill: `var(--disc-${ARTIST_IDS[artist]}, ${PAINTS[ground]})` }}
      />
      <path
        transform={`translate(${MARGIN} ${MARGIN})`}
        d={mark}
        style={{ fill: `var(--disc-ink, ${PAINTS[ink]})` }}
        fillRule="evenodd"
      />
    </svg>
  )
}

export function AuctionIcon({
  type,
  className = 'size-5',
}: {
  readonly type: AuctionType
  readonly className?: string
}): ReactNode {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={auctionIcon(type)} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

/** The artist's colour as `--artist`, for pips and lines. */
export function artistColour(artist: Artist): CSSProperties {
  return { '--artist': `var(--${ARTIST_IDS[artist]})` } as CSSProperties
}

const patterns = new Map<Artist, string>()

/** The artist's pattern as a background image, in grey that suits both themes. */
export function patternImage(artist: Artist): string {
  const kept = patterns.get(artist)
  if (kept !== undefined) return kept
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PATTERN_SIZE} ${PATTERN_SIZE}" width="${PATTERN_SIZE}" height="${PATTERN_SIZE}"><path d="${patternOf(artist)}" fill="#8a8172" fill-opacity="0.35" fill-rule="evenodd"/></svg>`
  const image = `url("${pictureUrl(svg)}")`
  patterns.set(artist, image)
  return image
}
