import { SHIPPED_SAMPLES, botNamed, explain, samplesOnly } from '@modern-art/bots'
import type { Explanation } from '@modern-art/bots'
import { seededRandom } from '@modern-art/engine'
import type { Choice, View } from '@modern-art/engine'
import { letMessagesIn } from './botMind.ts'

/** What is asked for a hint: the screen of the person who asks, and nothing besides. */
export interface HintQuestion {
  /** How many actions have been played: the same question has the same hint. */
  readonly moves: number
  readonly view: View
  readonly choices: readonly Choice[]
}

/** What a strong player would do in the asker's place, and why. It knows what their screen shows. */
export function hintFor({ moves, view, choices }: HintQuestion): Promise<Explanation> {
  const budget = { ...samplesOnly(SHIPPED_SAMPLES), pause: letMessagesIn }
  return explain(botNamed('hard'), { view, choices, rng: seededRandom('hint', `${view.seat} ${moves}`), budget })
}
