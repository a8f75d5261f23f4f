import type { ReactNode } from 'react'
import { DisplayFrame } from '../friends/DisplayFrame.tsx'
import { useOnline, useTableOnline } from '../online/useOnline.ts'
import { OnlineGame } from './OnlineGame.tsx'
import { NoTable } from './TableScreen.tsx'

/** A table on a television or a tablet in the room: phones are the hands. */
export function DisplayScreen({ code }: { readonly code: string }): ReactNode {
  useTableOnline(code, 'display')
  const party = useOnline((state) => state.party)
  if (party === null) return <NoTable />
  return (
    <DisplayFrame party={party} link={`${location.origin}/table/${code}`} site={location.host}>
      <OnlineGame code={code} as="display" />
    </DisplayFrame>
  )
}
