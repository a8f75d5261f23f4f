import type { PartySettings } from '@modern-art/protocol'
import { moneyKindOf } from '../setUp/moneyKinds.ts'
import type { Words } from '../words/words.ts'

/** What is unusual about a table, in a few words, after its pace. */
export function unusualAbout(settings: PartySettings, words: Words): readonly string[] {
  const { mysteryHand, splitDouble } = settings.variants
  const money = moneyKindOf(settings)
  const { variantNames, moneyKinds, decks } = words.setUp
  return [
    words.online.paces[settings.pace].name,
    ...(money === 'hidden' ? [] : [`${words.setUp.money}: ${moneyKinds[money].name}`]),
    ...(settings.deck === 'rulebook' ? [] : [`${words.setUp.deck}: ${decks[settings.deck].name}`]),
    ...(mysteryHand ? [variantNames.mysteryHand.name] : []),
    ...(splitDouble ? [variantNames.splitDouble.name] : []),
  ]
}
