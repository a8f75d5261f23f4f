import { DECK_NAMES, MYSTERY_SEATS } from '@modern-art/engine'
import { ACCESSES, ONLINE_PACES } from '@modern-art/protocol'
import type { Party, PartySettings } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { CheckCard } from '../pieces/CheckCard.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { MONEY_KINDS, moneyKindOf } from '../setUp/moneyKinds.ts'
import type { MoneyKind } from '../setUp/moneyKinds.ts'
import { useWords } from '../words/words.ts'
import type { RoomDeeds } from './roomDeeds.ts'

interface TableSettingsProps {
  readonly party: Party
  readonly onSettings: RoomDeeds['onSettings']
}

/** What the host chooses, besides who sits where. */
export function TableSettings({ party, onSettings }: TableSettingsProps): ReactNode {
  const words = useWords()
  const { chairs } = party
  const { online, setUp } = words
  const { settings, change } = useSettings(party, onSettings)
  const vary = (changed: Partial<PartySettings['variants']>): void =>
    change(({ variants }) => ({ variants: { ...variants, ...changed } }))
  const chooseMoney = (money: MoneyKind): void =>
    change(({ variants }) => ({
      memoryAid: money === 'memory',
      variants: { ...variants, openMoney: money === 'open' },
    }))
  return (
    <details className="panel room-settings">
      <summary className="font-serif text-lg font-semibold">{online.room.settings}</summary>
      <div className="mt-4 grid gap-7">
        <RadioCards
          legend={setUp.pace}
          name="pace"
          chosen={settings.pace}
          onChoose={(pace) => change(() => ({ pace }))}
          options={ONLINE_PACES.map((value) => ({ value, ...online.paces[value] }))}
        />
        <RadioCards
          legend={online.room.access}
          name="access"
          chosen={settings.access}
          onChoose={(access) => change(() => ({ access }))}
          options={ACCESSES.map((value) => ({ value, ...online.access[value] }))}
        />
        <RadioCards
          legend={setUp.money}
          name="money"
          chosen={moneyKindOf(settings)}
          onChoose={chooseMoney}
          options={MONEY_KINDS.map((value) => ({ value, ...setUp.moneyKinds[value] }))}
        />
        <RadioCards
          legend={setUp.deck}
          name="deck"
          chosen={settings.deck}
          onChoose={(deck) => change(() => ({ deck }))}
          options={DECK_NAMES.map((value) => ({ value, ...setUp.decks[value] }))}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-serif text-lg font-semibold">{setUp.variants}</legend>
          <CheckCard
            label={setUp.variantNames.mysteryHand}
            checked={settings.variants.mysteryHand}
            disabled={chairs.length !== MYSTERY_SEATS}
            onChange={(mysteryHand) => vary({ mysteryHand })}
          />
          <CheckCard
            label={setUp.variantNames.splitDouble}
            checked={settings.variants.splitDouble}
            onChange={(splitDouble) => vary({ splitDouble })}
          />
          <CheckCard
            label={online.room.spectators}
            checked={settings.spectators}
            onChange={(spectators) => change(() => ({ spectators }))}
          />
        </fieldset>
      </div>
    </details>
  )
}

interface ChangingSettings {
  /** As they will be if the table takes what was sent last. */
  readonly settings: PartySettings
  readonly change: (changed: (settings: PartySettings) => Partial<PartySettings>) => void
}

/**
 * Settings are sent as a whole, so each change builds on what was sent last until that is answered: two quick ones would
 * undo each other otherwise.
 */
function useSettings({ settings }: Party, onSettings: RoomDeeds['onSettings']): ChangingSettings {
  const sent = useRef<PartySettings | null>(null)
  const [shown, setShown] = useState<PartySettings | null>(null)
  const keep = (wanted: PartySettings | null): void => {
    sent.current = wanted
    setShown(wanted)
  }
  const send = async (wanted: PartySettings): Promise<void> => {
    keep(wanted)
    await onSettings(wanted)
    if (sent.current === wanted) keep(null)
  }
  return {
    settings: shown ?? settings,
    change: (changed) => {
      const latest = sent.current ?? settings
      void send({ ...latest, ...changed(latest) })
    },
  }
}
