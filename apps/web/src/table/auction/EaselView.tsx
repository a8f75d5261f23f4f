import { artistName, artistOf, countPlayed } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { ArtistMark } from '../../paintings/Marks.tsx'
import { Picture } from '../../paintings/Picture.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import { factorOf } from '../../settings/speed.ts'
import { useSetting } from '../../settings/settings.ts'
import { useWords } from '../../words/words.ts'
import { easelOf, previewOf } from '../context/onEasel.ts'
import { useDeparture, useFlight } from '../pieces/flight.ts'
import { useBeat, useTable } from '../context/tableContext.ts'

/** The lot on the wall: one painting, or a double and its second, and their labels. What is lifted hangs there as a preview. */
export function EaselView(): ReactNode {
  const words = useWords()
  const { screen, beat, selected } = useTable()
  const easel = easelOf(screen.view, beat)
  const preview = previewOf(screen, selected)
  const cards = (preview ?? easel)?.cards ?? []
  if (cards.length === 0) return null
  const looksForSecond = screen.view.phase.name === 'double_offer' && cards.length === 1 && beat?.name !== 'fifth'
  const two = cards.length === 2 || looksForSecond
  return (
    <div className={`lot-pictures ${two ? 'lot-pictures-two' : ''}`}>
      {cards.map((card) => (
        <HungCard key={card} card={card} alone={!two} imagined={preview !== null && card === selected} />
      ))}
      {looksForSecond && (
        <div className="lot-work">
          <div className="easel-missing">{words.stage.secondMissing}</div>
        </div>
      )}
    </div>
  )
}

interface HungCardProps {
  readonly card: Card
  readonly alone: boolean
  /** It still lies in the hand. */
  readonly imagined: boolean
}

function HungCard({ card, alone, imagined }: HungCardProps): ReactNode {
  const words = useWords()
  const { screen, lookClosely } = useTable()
  const arriving = useBeat('card_to_easel')
  const flipped = useBeat('mystery')
  const fifth = useBeat('fifth')
  const lastCard = useBeat('last_card')
  const ending = fifth ?? lastCard
  const leaving = useBeat('to_shelf')
  const speed = useSetting('speed')
  const frame = useRef<HTMLButtonElement>(null)
  const comes = arriving?.card === card || flipped?.card === card || ending?.cards.at(-1) === card
  const seat = comes ? (arriving?.seat ?? flipped?.seat ?? ending?.seat ?? null) : null
  useFlight(frame, card, seat, 0.7 * Math.max(0.2, factorOf(speed)))
  const { title, year } = paintingFor(card, words)
  const artist = artistOf(card)
  // On the screen as it was, a card that is only coming does not count yet.
  const count = countPlayed(screen.view.played, artist) + (ending === null && flipped === null && !imagined ? 0 : 1)
  useDeparture(frame, leaving?.cards.includes(card) ? leaving.seat : null, 0.45 * Math.max(0.2, factorOf(speed)))
  return (
    <figure className="lot-work">
      <button
        ref={frame}
        type="button"
        className={`frame w-full ${imagined ? 'frame-imagined' : ''}`}
        onClick={() => lookClosely(card)}
        aria-label={`${words.table.openPainting(title)}, ${artistName(artist)}`}
      >
        <Picture card={card} />
      </button>
      <figcaption className="lot-label">
        <span className="flex items-center gap-1.5">
          <ArtistMark artist={artist} className={alone ? 'size-4' : 'size-4 compact:hidden'} />
          <cite className="lot-title">{title}</cite>
        </span>
        <span className={`block ${alone ? '' : 'compact:hidden'}`}>
          {artistName(artist)}
          {alone && <span className="compact:hidden">, {year}</span>}
          {alone && count > 0 && <span className="compact:hidden"> · {words.table.nthThisSeason(count)}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
