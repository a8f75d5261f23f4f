import type { ReactNode } from 'react'
import { CHARACTER_NAMES, LEVELS, calledAtTable } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'
import { useWords } from '../words/words.ts'

/** All bots that can sit on a seat, as options of a choice. */
export function BotOptions(): ReactNode {
  const words = useWords()
  return (
    <>
      <BotGroup label={words.setUp.characters} bots={CHARACTER_NAMES} />
      <BotGroup label={words.setUp.levels} bots={LEVELS} />
    </>
  )
}

function BotGroup({ label, bots }: { readonly label: string; readonly bots: readonly OpponentName[] }): ReactNode {
  const words = useWords()
  return (
    <optgroup label={label}>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {calledAtTable(bot)}, {words.bots[bot].role}
        </option>
      ))}
    </optgroup>
  )
}
