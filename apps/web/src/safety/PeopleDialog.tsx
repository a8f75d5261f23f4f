import type { Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ChairFace } from '../friends/Faces.tsx'
import { isPerson } from '../friends/people.ts'
import { Dialog } from '../pieces/Dialog.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { BlockedList } from './BlockedList.tsx'
import { BlockPart } from './BlockPart.tsx'
import { ReportPart } from './ReportPart.tsx'

interface PeopleDialogProps {
  readonly party: Party
  /** The viewer's own chair. */
  readonly own: number
  /** Whether somebody reads reports here. */
  readonly moderated: boolean
  /** The person to begin with; everybody who is there if it is `null`. */
  readonly first: number | null
  readonly onClose: () => void
}

/** What one can do about somebody at the table. */
export function PeopleDialog({ party, own, moderated, first, onClose }: PeopleDialogProps): ReactNode {
  const { people } = useSafetyWords()
  const others = party.chairs.flatMap((chair, seat) => (isPerson(chair) && seat !== own ? [{ chair, seat }] : []))
  const only = others.length === 1 ? (others[0]?.seat ?? null) : null
  // People come and go and change chairs: what one has begun is about the person whom it was begun with.
  const [name, setName] = useState(() => nameAt(party, first ?? only))
  const chosen = others.find(({ chair }) => chair.name === name)
  if (chosen !== undefined) {
    const { chair, seat } = chosen
    return (
      <Dialog title={chair.name} onClose={onClose} className="max-w-lg">
        <div key={chair.name} className="grid gap-6">
          <BlockPart code={party.code} chair={seat} name={chair.name} />
          {moderated && <ReportPart code={party.code} chair={seat} name={chair.name} />}
          {others.length > 1 && (
            <button type="button" className="button justify-self-start" onClick={() => setName(null)}>
              ← {people.all}
            </button>
          )}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={people.title} onClose={onClose} className="max-w-lg">
      <div className="grid gap-6">
        {others.length === 0 && <p className="text-muted">{people.none}</p>}
        <ul className="grid gap-2">
          {others.map(({ chair, seat }) => (
            <li key={seat}>
              <button
                type="button"
                className="button h-auto! w-full justify-start! gap-3! py-2! text-left whitespace-normal!"
                onClick={() => setName(chair.name)}
              >
                <ChairFace chair={chair} seat={seat} className="size-10" />
                <span className="min-w-0 wrap-anywhere">{chair.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <BlockedList />
      </div>
    </Dialog>
  )
}

function nameAt({ chairs }: Party, seat: number | null): string | null {
  const chair = seat === null ? undefined : chairs[seat]
  return chair !== undefined && isPerson(chair) ? chair.name : null
}
