import { ARTIST_IDS, artistName } from '@modern-art/engine'
import type { PlayedGame } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { ArtistMark } from '../paintings/Marks.tsx'
import { useProfileWords } from '../words/profileWords.ts'
import { Bar } from './Bar.tsx'
import { artistCounts } from './figures.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

/** Whose paintings somebody buys, the most first. */
export function FavouriteArtists({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { artists } = useProfileWords()
  const counts = artistCounts(games)
  const [first] = counts
  const most = first?.bought ?? 0
  return (
    <ProfilePanel
      title={artists.title}
      about={first === undefined || most === 0 ? artists.none : artistName(first.artist)}
    >
      {most > 0 && (
        <ul className="profile-bars">
          {counts.map(({ artist, bought }) => (
            <li key={artist}>
              <span className="flex min-w-0 items-center gap-2">
                <ArtistMark artist={artist} /> <span className="min-w-0 truncate">{artistName(artist)}</span>
              </span>
              <span className="text-right font-semibold">{artists.bought(bought)}</span>
              <Bar share={bought / most} colour={`var(--${ARTIST_IDS[artist]})`} />
            </li>
          ))}
        </ul>
      )}
    </ProfilePanel>
  )
}
