import type { ReactNode } from 'react'
import { CHARACTER_NAMES, LEVEL_NAMES } from '../newGame/opponents.ts'
import type { OpponentName } from '../newGame/opponents.ts'
import { useWords } from '../words/words.ts'

/** All bots that can sit on a seat, as options of a choice. */
export function BotOptions(): ReactNode {
  const words = useWords()
  return (
    <>
      <BotGroup label={words.setUp.characters} bots={CHARACTER_NAMES} />
      <BotGroup label={words.setUp.levels} bots={LEVEL_NAMES} />
    </>
  )
}

function BotGroup({ label, bots }: { readonly label: string; readonly bots: readonly OpponentName[] }): ReactNode {
  const words = useWords()
  return (
    <optgroup label={label}>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {words.bots[bot].name}, {words.bots[bot].role}
        </option>
      ))}
    </optgroup>
  )
}
