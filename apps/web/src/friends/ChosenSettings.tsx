import type { PartySettings } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { moneyKindOf } from '../setUp/moneyKinds.ts'
import { useWords } from '../words/words.ts'

/** What the host has chosen, for those who can only read it. */
export function ChosenSettings({ settings }: { readonly settings: PartySettings }): ReactNode {
  const words = useWords()
  const { online, setUp } = words
  const { mysteryHand, splitDouble } = settings.variants
  const chosen = [
    { term: setUp.pace, ...online.paces[settings.pace] },
    { term: online.room.access, ...online.access[settings.access] },
    { term: setUp.money, ...setUp.moneyKinds[moneyKindOf(settings)] },
    { term: setUp.deck, ...setUp.decks[settings.deck] },
    ...(mysteryHand ? [{ term: setUp.variants, ...setUp.variantNames.mysteryHand }] : []),
    ...(splitDouble ? [{ term: setUp.variants, ...setUp.variantNames.splitDouble }] : []),
    {
      term: online.room.spectators.name,
      name: settings.spectators ? online.room.spectatorsOn : online.room.spectatorsOff,
      about: '',
    },
  ]
  return (
    <section aria-labelledby="chosen" className="panel room-settings">
      <h2 id="chosen" className="text-lg">
        {online.room.chosen}
      </h2>
      <dl className="room-chosen">
        {chosen.map(({ term, name, about }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd>
              <span className="font-semibold">{name}</span>
              {about !== '' && <span className="text-muted block text-[0.8125rem]">{about}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
