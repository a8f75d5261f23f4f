import type { ReactNode } from 'react'
import { sitterPicture } from '../paintings/pictures.ts'

interface FaceOfProps {
  readonly name: string
  /** The number of the face that the person chose; `null`: one that follows from the name. */
  readonly portrait: number | null
  readonly className?: string
}

/** The face of somebody who sits at no table. */
export function FaceOf({ name, portrait, className = '' }: FaceOfProps): ReactNode {
  return (
    <img
      src={sitterPicture({ kind: 'person', portrait }, name)}
      alt=""
      className={`plain-portrait ${className}`}
      draggable={false}
    />
  )
}
