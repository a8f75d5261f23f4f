import { artistName, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArtistMark, AuctionIcon, patternImage } from '../../paintings/Marks.tsx'
import { Picture } from '../../paintings/Picture.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import type { Forecast } from '../../facts/market.ts'
import { useWords } from '../../words/words.ts'
import './paintingCard.css'

interface PaintingCardProps {
  readonly card: Card
  readonly lifted: boolean
  /** The market as the card would change it for its artist. */
  readonly forecast: Forecast
  /** Why it cannot be played now; `null` where it can, or where it is only looked at. */
  readonly problem: string | null
  readonly onPress: (element: HTMLButtonElement) => void
  readonly onTwice: (element: HTMLButtonElement) => void
  readonly onPoint: (at: boolean) => void
  /** Its turn when a hand is dealt; `null` where it lies there already. */
  readonly dealt: number | null
}

/** A card of the hand: the painting with the artist's mark and the kind of auction, and below it what there is room for. */
export function PaintingCard({
  card,
  lifted,
  forecast,
  problem,
  onPress,
  onTwice,
  onPoint,
  dealt,
}: PaintingCardProps): ReactNode {
  const words = useWords()
  const id = useId()
  const type = auctionTypeOf(card)
  const artist = artistOf(card)
  const { title } = paintingFor(card, words)
  return (
    <button
      type="button"
      data-card={card}
      aria-pressed={lifted}
      aria-label={[title, artistName(artist), words.auctions[type], problem].filter((part) => part !== null).join(', ')}
      aria-describedby={id}
      title={problem ?? undefined}
      className={`painting-card ${lifted ? 'painting-card-lifted' : ''} ${problem === null ? '' : 'painting-card-off'} ${dealt === null ? '' : 'painting-card-dealt'}`}
      style={dealt === null ? undefined : { animationDelay: `${dealt * 55}ms` }}
      onPointerEnter={({ pointerType }) => onPoint(pointerType === 'mouse')}
      onPointerLeave={() => onPoint(false)}
      onFocus={({ currentTarget }) => onPoint(currentTarget.matches(':focus-visible'))}
      onBlur={() => onPoint(false)}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onDoubleClick={({ currentTarget }) => onTwice(currentTarget)}
    >
      <span id={id} hidden>
        {words.table.forecast(artistName(artist), forecast)}
      </span>
      <span className="relative block">
        <Picture card={card} silent className="block w-full" />
        <span aria-hidden="true" className="card-type">
          <ArtistMark artist={artist} className="size-4.5" />
          <AuctionIcon type={type} className="size-4" />
          <span className="card-type-word">{words.auctionsShort[type]}</span>
        </span>
        <span aria-hidden="true" className={`card-forecast ${forecast.ends === null ? '' : 'card-forecast-ends'}`}>
          {forecast.ends === null ? '→' : '◇'} {words.money(forecast.worth)}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="card-label"
        style={{ backgroundImage: patternImage(artist), backgroundSize: '1.25rem' }}
      >
        <span>
          <cite>{title}</cite>
          <span>{artistName(artist)}</span>
        </span>
      </span>
    </button>
  )
}
