import type { PlayedGame } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useProfileWords } from '../words/profileWords.ts'
import { Bar } from './Bar.tsx'
import { winShares } from './figures.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

/** How often somebody won, by how many played, with a mark where everybody wins as often. */
export function WinShares({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { wins } = useProfileWords()
  return (
    <ProfilePanel title={wins.title} about={null}>
      <ul className="profile-bars">
        {winShares(games).map(({ players, played, won }) => (
          <li key={players}>
            <span>{wins.players(players)}</span>
            <span className="text-right font-semibold">{wins.share(won, played)}</span>
            <Bar share={won / played} colour="var(--tile-ink)" mark={1 / players} />
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{wins.even}</p>
    </ProfilePanel>
  )
}
