import type { Party, TableRatings } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useProfileWords } from '../words/profileWords.ts'
import './profile.css'

interface RatingChangesProps {
  readonly chairs: Party['chairs']
  readonly ratings: TableRatings
}

/** How a loss, no change and a gain look. */
const CHANGE = ['text-loss', 'text-muted', 'text-gain']

/** What a game that counted did to everybody's rating. */
export function RatingChanges({ chairs, ratings }: RatingChangesProps): ReactNode {
  const { table } = useProfileWords()
  const changed = ratings.chairs.flatMap(({ handle, rating }, chair) => {
    const there = chairs[chair]
    return rating === null || there?.kind !== 'person' ? [] : [{ chair, handle, rating, name: there.name }]
  })
  if (changed.length === 0) return <p className="rating-changes text-muted text-sm">{table.nobody}</p>
  return (
    <ul className="rating-changes panel" aria-label={table.title}>
      {changed.map(({ chair, handle, name, rating: { before, after, gamesMissing } }) => (
        <li key={chair}>
          <span className="min-w-0 wrap-anywhere">
            {handle === null ? name : <Link href={`/profile/${handle}`}>{name}</Link>}
          </span>
          <span className={`font-semibold ${CHANGE[Math.sign(after - before) + 1]}`}>
            {table.change(before, after)}
          </span>
          {gamesMissing > 0 && <span className="text-muted text-xs">{table.provisional}</span>}
        </li>
      ))}
    </ul>
  )
}
