import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { useOnline } from '../online/useOnline.ts'
import { useModerated } from '../online/useSite.ts'

const PeopleDialog = lazy(() =>
  import('../safety/PeopleDialog.tsx').then((module) => ({ default: module.PeopleDialog })),
)

interface PeopleAtTableProps {
  /** The person to begin with; everybody who is there if there is none. */
  readonly chair?: number | null
  readonly onClose: () => void
}

/** Blocks or reports somebody at the table. */
export function PeopleAtTable({ chair = null, onClose }: PeopleAtTableProps): ReactNode {
  const party = useOnline((state) => state.party)
  const own = useOnline((state) => state.chair)
  const moderated = useModerated()
  if (party === null || own === null) return null
  return (
    <Suspense fallback={null}>
      <PeopleDialog party={party} own={own} moderated={moderated} first={chair} onClose={onClose} />
    </Suspense>
  )
}
