import { PORTRAITS } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { FaceOf } from '../seats/FaceOf.tsx'
import './account.css'

/** Where somebody comes in: the form, and on a wide page the faces that one can have. */
export function Door({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="door">
      <div className="door-form">{children}</div>
      <div className="door-faces" aria-hidden="true">
        {Array.from({ length: PORTRAITS }, (_, number) => (
          <FaceOf key={number} name="" portrait={number} />
        ))}
      </div>
    </div>
  )
}
