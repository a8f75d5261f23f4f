import { CATALOGUE } from '@modern-art/art'
import { ARTISTS, artistName, artistOf, parseCard } from '@modern-art/engine'
import type { Artist, Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ArtistMark } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor, galleryPortrait } from '../paintings/pictures.ts'
import { Page } from '../pieces/Page.tsx'
import { PaintingDialog } from '../table/PaintingDialog.tsx'
import { CHARACTER_NAMES, LEVELS, calledAtTable } from '@modern-art/bots/roster'
import { useWords } from '../words/words.ts'

const WORKS: readonly Card[] = CATALOGUE.map(parseCard).filter((card) => card !== null)

/** Every painting of both decks, and the curators. */
export function GalleryScreen(): ReactNode {
  const words = useWords()
  const [artist, setArtist] = useState<Artist | null>(null)
  const [closely, setClosely] = useState<Card | null>(null)
  const shown = WORKS.filter((card) => artist === null || artistOf(card) === artist)
  return (
    <Page title={words.gallery.title} about={words.gallery.about}>
      <div role="group" aria-label={words.gallery.filter} className="mt-5 flex flex-wrap gap-2">
        <button
          type="button"
          className="button rounded-full!"
          aria-pressed={artist === null}
          onClick={() => setArtist(null)}
        >
          {words.gallery.all}
        </button>
        {ARTISTS.map((each) => (
          <button
            key={each}
            type="button"
            className="button rounded-full!"
            aria-pressed={artist === each}
            onClick={() => setArtist(each)}
          >
            <ArtistMark artist={each} /> {artistName(each)}
          </button>
        ))}
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
        {shown.map((card) => (
          <li key={card}>
            <figure>
              <button
                type="button"
                className="frame w-full"
                onClick={() => setClosely(card)}
                aria-label={words.table.openPainting(paintingFor(card, words).title)}
              >
                <Picture card={card} />
              </button>
              <figcaption className="mt-3 text-sm">
                <cite className="font-serif text-base font-semibold">{paintingFor(card, words).title}</cite>
                <span className="text-muted block">
                  {words.table.byArtist(artistName(artistOf(card)), paintingFor(card, words).year)}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <h2 className="mt-16 text-2xl">{words.gallery.portraits}</h2>
      <ul className="mt-5 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {[...CHARACTER_NAMES, ...LEVELS].map((bot) => (
          <li key={bot} className="text-center text-sm">
            <img src={galleryPortrait(bot)} alt="" className="mx-auto size-28 rounded-full" />
            <p className="mt-2 font-serif text-lg font-semibold">{calledAtTable(bot)}</p>
            <p className="text-muted">
              {words.bots[bot].role}: {words.bots[bot].about}
            </p>
          </li>
        ))}
      </ul>
      {closely !== null && <PaintingDialog card={closely} onClose={() => setClosely(null)} />}
    </Page>
  )
}
