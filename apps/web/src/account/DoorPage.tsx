import { PORTRAITS } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Page } from '../pieces/Page.tsx'
import { FaceOf } from '../seats/FaceOf.tsx'
import './account.css'

interface DoorPageProps {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

/** Where somebody comes in: what is asked of them, and where there is room the faces that one can have. */
export function DoorPage({ title, about, children }: DoorPageProps): ReactNode {
  return (
    <Page title={title} about={about}>
      <div className="door">
        <div className="door-form">{children}</div>
        <div className="door-faces" aria-hidden="true">
          {Array.from({ length: PORTRAITS }, (_, number) => (
            <FaceOf key={number} name="" portrait={number} />
          ))}
        </div>
      </div>
    </Page>
  )
}
