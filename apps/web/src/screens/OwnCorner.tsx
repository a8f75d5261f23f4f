import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMe } from '../online/useMe.ts'
import { FaceOf } from '../seats/FaceOf.tsx'
import { useWords } from '../words/words.ts'

/** The face and name of whoever the server knows this browser as; of a stranger, what it is given. */
export function OwnCorner({ stranger }: { readonly stranger: ReactNode }): ReactNode {
  const words = useWords()
  const { me } = useMe()
  if (me === null || (me.name === null && !me.hasAccount)) return stranger
  const name = me.name ?? ''
  return (
    <Link href="/account">
      <FaceOf name={name} portrait={me.portrait} className="size-9" />
      <span className="truncate">{name === '' ? words.online.friends.account : name}</span>
    </Link>
  )
}
