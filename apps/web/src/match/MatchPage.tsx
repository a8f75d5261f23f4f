import { PACE_FAMILIES } from '@modern-art/protocol'
import type { MatchPlace, Me, WantedMatch } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { faultText } from '../friends/faultText.ts'
import { NameForm } from '../friends/NameForm.tsx'
import type { Fault } from '../online/request.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Page } from '../pieces/Page.tsx'
import { useMatchWords } from '../words/matchWords.ts'
import { useWords } from '../words/words.ts'
import { PlaceCard } from './PlaceCard.tsx'
import type { PlaceDeeds } from './PlaceCard.tsx'
import { WishForm } from './WishForm.tsx'
import './match.css'

export interface MatchPageProps extends PlaceDeeds {
  /** Who this person is to the server; `null` until it has said so. */
  readonly me: Me | null
  /** What a person without a name may be called. */
  readonly suggestedName: string
  /** `null` until the server has said where this person looks. */
  readonly places: readonly MatchPlace[] | null
  readonly heardAt: number
  readonly fault: Fault | null
  /** What was looked for last. */
  readonly wanted: WantedMatch
  readonly signInHref: string
  readonly hrefOf: (code: string) => string
  /** `name` may be one that the server does not know yet. */
  readonly onLook: (wanted: WantedMatch, name: string) => void
}

/** Finds somebody a table with people whom they do not know. */
export function MatchPage(props: MatchPageProps): ReactNode {
  const { me, suggestedName, places, heardAt, fault, wanted, signInHref, hrefOf, onLook, ...deeds } = props
  const words = useWords()
  const match = useMatchWords()
  const [wish, setWish] = useState(wanted)
  const [asksName, setAsksName] = useState(false)
  const name = me?.name ?? null
  // Once there is one it is not asked for, whoever comes next.
  if (asksName && name !== null) setAsksName(false)
  const free = PACE_FAMILIES.filter((pace) => places?.some((place) => place.pace === pace) !== true)
  // Whoever is waiting for people to come now waits for nothing else.
  const mayLook = places !== null && !places.some(({ pace }) => pace === 'live')
  const look = (wished: WantedMatch): void => {
    setWish(wished)
    if (name === null) setAsksName(true)
    else onLook(wished, name)
  }
  return (
    <Page title={match.title} about={match.about}>
      <div className="mt-6 grid gap-6">
        {places?.map((place) => (
          <PlaceCard key={place.pace} place={place} heardAt={heardAt} hrefOf={hrefOf} {...deeds} />
        ))}
        {places === null && fault === null && (
          <p role="status" className="text-muted font-serif text-lg italic">
            {words.online.friends.loading}
          </p>
        )}
        {mayLook && me !== null && !asksName && (
          <WishForm
            key={free.join(' ')}
            first={wish}
            paces={free}
            hasAccount={me.hasAccount}
            signInHref={signInHref}
            busy={deeds.busy}
            onLook={look}
          />
        )}
        {asksName && mayLook && (
          <div className="panel grid max-w-2xl gap-3 p-4 sm:p-5">
            <p className="text-muted text-sm">{match.wanted(wish.pace, wish.sizes, wish.rated)}</p>
            <NameForm
              first={suggestedName}
              action={match.look}
              busy={deeds.busy}
              takesFocus
              onName={(called) => onLook(wish, called)}
            />
            <BusyButton
              className="button button-quiet -ml-3 justify-self-start"
              busy={deeds.busy}
              onClick={() => setAsksName(false)}
            >
              {match.chooseAgain}
            </BusyButton>
          </div>
        )}
        {fault !== null && (
          <p role="alert" className="text-now-text font-semibold">
            {faultText(fault, words)}
          </p>
        )}
      </div>
    </Page>
  )
}
