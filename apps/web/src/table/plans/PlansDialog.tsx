import { ARTISTS, artistName } from '@modern-art/engine'
import type { Artist, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { choiceOf } from '../../facts/asking.ts'
import { ArtistMark } from '../../paintings/Marks.tsx'
import { Dialog } from '../../pieces/Dialog.tsx'
import { planAhead } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'
import { RefusalNote } from '../controls/RefusalNote.tsx'
import { PlanLines } from './PlanLines.tsx'
import { SaleForm } from './SaleForm.tsx'
import { usePlans } from './usePlans.ts'

/** What stands, and what else can be planned; each kind once. */
export function PlansDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const planning = usePlans()
  const refusal = usePlay((state) => state.refusal)
  // What was refused before is not about a plan.
  const [refusedBefore] = useState(refusal)
  if (planning === null) return null
  const { seat, plans } = planning
  const mustOffer = choiceOf(screen.choices, 'play_card') !== null
  return (
    <Dialog title={words.plans.title} onClose={onClose} className="max-w-xl">
      <div className="plans-dialog">
        <p className="text-muted -mt-2 text-sm">{words.plans.about}</p>
        {refusal !== refusedBefore && <RefusalNote />}
        <PlanLines {...planning} />
        {plans.passOn.length === 0 && <PassForm seat={seat} />}
        {plans.sale === null && (
          <section aria-labelledby="plan-sale">
            <h3 id="plan-sale">{words.plans.sellTitle}</h3>
            {mustOffer ? <p className="text-muted text-sm">{words.plans.sellNow}</p> : <SaleForm seat={seat} />}
          </section>
        )}
      </div>
    </Dialog>
  )
}

function PassForm({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const [artists, setArtists] = useState<readonly Artist[]>([])
  const toggle = (artist: Artist, wanted: boolean): void =>
    setArtists(ARTISTS.filter((each) => (each === artist ? wanted : artists.includes(each))))
  return (
    <section aria-labelledby="plan-pass">
      <h3 id="plan-pass">{words.plans.passTitle}</h3>
      <p className="text-muted text-sm">{words.plans.passAbout}</p>
      <div className="plan-artists">
        {ARTISTS.map((artist) => (
          <label key={artist} className="plan-choice">
            <input
              type="checkbox"
              className="accent-ink size-5"
              checked={artists.includes(artist)}
              onChange={({ currentTarget }) => toggle(artist, currentTarget.checked)}
            />
            <ArtistMark artist={artist} className="size-5" />
            {artistName(artist)}
          </label>
        ))}
      </div>
      <button
        type="button"
        className="button"
        disabled={artists.length === 0}
        onClick={() => planAhead(seat, { type: 'pass_on', artists })}
      >
        {words.plans.pass}
      </button>
    </section>
  )
}
