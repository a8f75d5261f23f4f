import { artistName, artistOf, roundWouldEndBy } from '@modern-art/engine'
import type { Artist, AuctionType, Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { AuctionIcon } from '../../paintings/Marks.tsx'
import { possibleWorth } from '../../facts/market.ts'
import { useSetting } from '../../settings/settings.ts'
import { Rich } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import { easelOf, previewOf } from '../context/onEasel.ts'
import type { Easel } from '../context/onEasel.ts'
import { EaselView } from './EaselView.tsx'
import { nameOf } from '../../seats/names.ts'
import { RuleTip } from './RuleTip.tsx'
import { useTable } from '../context/tableContext.ts'
import { DoubleOfferView } from './DoubleOfferView.tsx'
import { FixedPriceView } from './FixedPriceView.tsx'
import { HiddenAuctionView } from './HiddenAuctionView.tsx'
import { OneOfferView } from './OneOfferView.tsx'
import { OpenAuctionView } from './OpenAuctionView.tsx'
import './stage.css'
import './preview.css'

/** The lot in focus, on the gallery wall: what is sold, how, and how far it has come. */
export function AuctionArea(): ReactNode {
  const words = useWords()
  const { screen, beat, selected } = useTable()
  const { view } = screen
  const easel = easelOf(view, beat)
  const preview = previewOf(screen, selected)
  if (easel === null) return preview === null ? <EmptyEasel /> : <Preview easel={preview} />
  const [first] = easel.cards
  const sells = beat?.name !== 'fifth' && beat?.name !== 'last_card' && beat?.name !== 'mystery'
  return (
    <section aria-label={words.stage.onEasel} className="lot">
      <EaselView />
      <div className="lot-facts">
        {sells ? (
          <>
            <Kind type={easel.type} />
            {easel.cards.length > 1 && (
              <div className="gives-way gives-way-soon">
                <p className="font-serif text-sm italic">{words.stage.both}</p>
              </div>
            )}
            <Bidding />
            {preview !== null ? (
              <HowItSells easel={preview} />
            ) : (
              first !== undefined && <Worth artist={artistOf(first)} paintings={easel.cards.length} />
            )}
            {preview === null && <Guidance type={easel.type} />}
          </>
        ) : (
          beat.name !== 'mystery' && <h2 className="title text-4xl">{words.stage.seasonEnds}</h2>
        )}
      </div>
    </section>
  )
}

/** The kind of auction, with its rule one tap away. */
function Kind({ type }: { readonly type: AuctionType }): ReactNode {
  const words = useWords()
  return (
    <div className="lot-kind">
      <AuctionIcon type={type} className="size-6" />
      <h2>{words.auctions[type]}</h2>
      <RuleTip type={type} />
    </div>
  )
}

interface WorthProps {
  readonly artist: Artist
  readonly paintings: number
  /** Cards to think of as played. */
  readonly more?: readonly Card[]
}

/** The worth of the lot if the season ended now, and the worth it can still have. */
function Worth({ artist, paintings, more }: WorthProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { least, most, now } = possibleWorth(screen.view, artist, paintings, more)
  return (
    <div className="gives-way">
      <p className="text-muted pt-1 text-[0.8125rem]/[1.25]">
        <span className="compact:hidden">{words.table.worth(artistName(artist), paintings, least, most, now)}</span>
        <span className="ample:hidden">{words.table.worthShort(least, most, now)}</span>
      </p>
    </div>
  )
}

/** In a first game each kind of auction is explained where it takes place. */
function Guidance({ type }: { readonly type: AuctionType }): ReactNode {
  const words = useWords()
  const wanted = useSetting('guidance')
  if (!wanted) return null
  return (
    <div className="gives-way gives-way-first">
      <p className="text-muted pt-2 text-[0.8125rem]/[1.3]">{words.auctionRules[type]}</p>
    </div>
  )
}

/** A painting that is lifted, on the easel as it will be shown. */
function Preview({ easel }: { readonly easel: Easel }): ReactNode {
  const words = useWords()
  return (
    <section aria-label={words.stage.preview} className="lot">
      <EaselView />
      <div className="lot-facts">
        <HowItSells easel={easel} />
      </div>
    </section>
  )
}

/** The auction and the worth of a lot with the lifted painting, or the note that it would end the season. */
function HowItSells({ easel }: { readonly easel: Easel }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { cards, type } = easel
  const card = cards.at(-1)
  if (card === undefined) return null
  const ends = roundWouldEndBy(screen.view, card)
  return (
    <>
      <p className="preview-tag">{words.stage.preview}</p>
      {ends !== null ? (
        <strong className="text-now-text">{words.table.endsSeason[ends]}</strong>
      ) : (
        <>
          <Kind type={type} />
          <Worth artist={artistOf(card)} paintings={cards.length} more={[card]} />
          {cards.length === 1 && <Guidance type={type} />}
        </>
      )}
    </>
  )
}

/** One view for each kind of auction. */
function Bidding(): ReactNode {
  const { screen } = useTable()
  const { phase } = screen.view
  if (phase.name === 'double_offer') return <DoubleOfferView phase={phase} />
  if (phase.name !== 'auction') return null
  const { offer, bidding } = phase
  switch (bidding.type) {
    case 'open':
      return <OpenAuctionView bidding={bidding} />
    case 'one_offer':
      return <OneOfferView offer={offer} bidding={bidding} />
    case 'hidden':
      return <HiddenAuctionView bidding={bidding} />
    case 'fixed_price':
      return <FixedPriceView offer={offer} bidding={bidding} />
  }
}

function EmptyEasel(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view } = screen
  const { phase } = view
  const asked = phase.name === 'awaiting_card_play' || phase.name === 'mystery' ? phase.asked : null
  return (
    <section aria-label={words.stage.onEasel} className="easel-empty">
      <p>
        {asked === null ? (
          words.stage.emptySpectator
        ) : asked === view.seat && phase.name === 'awaiting_card_play' ? (
          words.stage.emptyYou
        ) : phase.name === 'mystery' ? (
          words.stage.mysteryPile(view.mysterySize)
        ) : (
          <Rich text={words.stage.empty(nameOf(view, asked))} />
        )}
      </p>
    </section>
  )
}
