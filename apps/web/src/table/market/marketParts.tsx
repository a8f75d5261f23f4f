import { artistName } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import type { MarketColumn } from '../../facts/market.ts'

/** An artist's first name above the family name, which gives way where there is little room. */
export function ArtistName({ artist }: { readonly artist: Artist }): ReactNode {
  const name = artistName(artist)
  const [first, ...family] = name.split(' ')
  return (
    <h3 aria-label={name} className="market-name">
      <span>{first}</span> <span className="market-family">{family.join(' ')}</span>
    </h3>
  )
}

/** Paintings of this season, 0 to 5; the fifth is a diamond, for it ends the season. */
export function Pips({ count }: { readonly count: number }): ReactNode {
  const words = useWords()
  return (
    <p className="market-pips" role="img" aria-label={words.table.count(count)}>
      {[0, 1, 2, 3, 4].map((pip) => (
        <i key={pip} data-played={pip < count} />
      ))}
    </p>
  )
}

/** The past tiles and the tile of this season: "50 + 20", or "50 + …" as long as the artist would get no tile. */
export function PastTiles({ column: { sum, tileNow } }: { readonly column: MarketColumn }): ReactNode {
  const words = useWords()
  // Without past tiles an empty line keeps the lines of the other artists in place.
  if (sum === 0) return <p className="market-past" />
  const label = words.table.pastTiles(sum)
  return (
    <p className="market-past" role="img" aria-label={label} title={label}>
      {words.money(sum)} + {tileNow > 0 ? words.money(tileNow) : '…'}
    </p>
  )
}
