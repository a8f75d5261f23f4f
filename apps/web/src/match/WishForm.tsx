import { MATCH_SIZES, PACE_FAMILIES } from '@modern-art/protocol'
import type { PaceFamily, WantedMatch } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { CheckCard } from '../pieces/CheckCard.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { useLostFocus } from '../pieces/useLostFocus.ts'
import { useMatchWords } from '../words/matchWords.ts'
import { useWords } from '../words/words.ts'

interface WishFormProps {
  /** What was looked for last. */
  readonly first: WantedMatch
  /** The paces at which this person does not look yet. */
  readonly paces: readonly PaceFamily[]
  readonly hasAccount: boolean
  readonly signInHref: string
  readonly busy: boolean
  readonly onLook: (wanted: WantedMatch) => void
}

/** What table somebody looks for: its pace, its sizes, and whether it counts. */
export function WishForm({ first, paces, hasAccount, signInHref, busy, onLook }: WishFormProps): ReactNode {
  const words = useWords()
  const match = useMatchWords()
  const form = useLostFocus<HTMLFormElement>('')
  const [wanted, setWanted] = useState(first)
  const pace = paces.includes(wanted.pace) ? wanted.pace : (paces[0] ?? 'live')
  const rated = wanted.rated && hasAccount
  const toggle = (size: number): void => {
    const chosen = MATCH_SIZES.filter((each) => (each === size) !== wanted.sizes.includes(each))
    setWanted({ ...wanted, sizes: chosen })
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={match.look}
      className="grid max-w-2xl gap-6 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && wanted.sizes.length > 0) onLook({ pace, sizes: wanted.sizes, rated })
      }}
    >
      <RadioCards
        legend={match.pace}
        name="pace"
        chosen={pace}
        options={PACE_FAMILIES.filter((each) => paces.includes(each)).map((each) => ({
          value: each,
          ...match.paces[each],
        }))}
        onChoose={(chosen) => setWanted({ ...wanted, pace: chosen })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-serif text-lg font-semibold">{match.sizes}</legend>
        <div className="flex flex-wrap gap-2">
          {MATCH_SIZES.map((size) => (
            <label key={size} className="match-size panel">
              <input
                type="checkbox"
                className="accent-ink size-4 shrink-0"
                aria-label={match.size(size)}
                checked={wanted.sizes.includes(size)}
                onChange={() => toggle(size)}
              />
              <span aria-hidden="true" className="text-lg font-semibold">
                {words.figure(size)}
              </span>
            </label>
          ))}
        </div>
        {wanted.sizes.length === 0 && (
          <p role="alert" className="text-now-text mt-2 text-sm font-semibold">
            {match.noSize}
          </p>
        )}
      </fieldset>
      <div className="grid gap-2">
        <CheckCard
          label={hasAccount ? match.rated : { ...match.rated, about: match.ratedNeedsAccount }}
          checked={rated}
          disabled={!hasAccount}
          onChange={(checked) => setWanted({ ...wanted, rated: checked })}
        />
        {!hasAccount && (
          <Link href={signInHref} className="text-link justify-self-start">
            {match.signIn}
          </Link>
        )}
      </div>
      <BusyButton type="submit" className="button button-now min-h-14 text-lg sm:justify-self-start" busy={busy}>
        {match.look}
      </BusyButton>
    </form>
  )
}
