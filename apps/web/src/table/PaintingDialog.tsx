import { artistName, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { ArtistMark, AuctionIcon } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { DialogHoldingShow } from './pieces/DialogHoldingShow.tsx'
import { useWords } from '../words/words.ts'

/** A painting at full size, with its label. */
export function PaintingDialog({ card, onClose }: { readonly card: Card; readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const { title, year, alt } = paintingFor(card, words)
  const artist = artistOf(card)
  return (
    <DialogHoldingShow title={title} titleHidden onClose={onClose} className="painting-dialog">
      <figure className="grid justify-items-center gap-4 pt-6">
        <div className="frame max-h-[70dvh] p-[min(3%,1rem)]!">
          <Picture card={card} silent className="max-h-[64dvh] w-auto!" />
        </div>
        <figcaption className="max-w-md text-center">
          <cite className="font-serif text-xl font-semibold">{title}</cite>
          <p className="text-muted mt-1 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
            <span className="flex items-center gap-1.5">
              <ArtistMark artist={artist} /> {words.table.byArtist(artistName(artist), year)}
            </span>
            <span className="flex items-center gap-1.5">
              <AuctionIcon type={auctionTypeOf(card)} /> {words.auctions[auctionTypeOf(card)]}
            </span>
          </p>
          <p className="text-muted mt-2 text-sm">{alt}</p>
        </figcaption>
      </figure>
    </DialogHoldingShow>
  )
}
