import { diceOf } from '../dice.ts'
import { HAIR, HEADS } from './features.ts'
import { portraitOf } from './portrait.ts'
import type { Colours, Looks, Portrait } from './portrait.ts'

/** The opponents, by the names that the bots have. */
export const CAST = {
  easy: looks(['sky', 'straw', 'rose', 'rust', 'chalk', 'vermilion'], 'round', 'beret', 'smile', ['collar']),
  medium: looks(['plaster', 'shell', 'rose', 'navy', 'teal', 'saffron'], 'heart', 'bob', 'smile', ['scarf']),
  hard: looks(['ink', 'ice', 'azure', 'foam', 'slate', 'ember'], 'long', 'bald', 'straight', [
    'beard',
    'glasses',
    'bow',
  ]),
  master: looks(['cobalt', 'cream', 'straw', 'night', 'poppy', 'gold'], 'heart', 'curls', 'smile', ['medal']),
  hoarder: looks(['violet', 'blush', 'lilac', 'plum', 'magenta', 'bone'], 'round', 'bun', 'smile', [
    'glasses',
    'pearls',
  ]),
  flipper: looks(['ochre', 'sky', 'teal', 'navy', 'vermilion', 'chalk'], 'square', 'quiff', 'smile', [
    'moustache',
    'collar',
  ]),
  hypeman: looks(['magenta', 'gold', 'ember', 'night', 'turquoise', 'bone'], 'round', 'long', 'smile', [
    'stars',
    'bow',
  ]),
  accountant: looks(['fern', 'mint', 'leaf', 'pine', 'linen', 'lemon'], 'heart', 'visor', 'straight', [
    'spectacles',
    'bow',
  ]),
  sniper: looks(['oxblood', 'shell', 'coral', 'umber', 'straw', 'rust'], 'long', 'hat', 'straight', [
    'monocle',
    'moustache',
  ]),
} as const satisfies Readonly<Record<string, Looks>>

/** Those who lend people their colours. They stay who they are: another one would change everybody's portrait. */
const LENDERS = ['easy', 'medium', 'hard', 'hoarder', 'flipper', 'hypeman', 'accountant', 'sniper'] as const

/** The portrait of a bot; one that nobody has sat for gets one as people do. */
export function portraitOfBot(name: string): Portrait {
  return isCast(name) ? portraitOf(CAST[name]) : portraitOfPerson(name)
}

/** A portrait for anybody, in colours that somebody of the cast has: the same for the same name, and one of thousands. */
export function portraitOfPerson(name: string): Portrait {
  const dice = diceOf(hashOf(name))
  const worn = dice.pick([[], [], ['glasses'], ['spectacles'], ['moustache'], ['beard']] as const)
  return portraitOf(
    looks(
      CAST[dice.pick(LENDERS)].colours,
      dice.pick(Object.keys(HEADS) as Looks['head'][]),
      dice.pick(Object.keys(HAIR) as Looks['hair'][]),
      dice.pick(['smile', 'straight'] as const),
      [...worn, dice.pick(['scarf', 'bow', 'collar', 'pearls'] as const)],
    ),
  )
}

function isCast(name: string): name is keyof typeof CAST {
  return Object.hasOwn(CAST, name)
}

function looks(
  colours: Colours,
  head: Looks['head'],
  hair: Looks['hair'],
  mouth: Looks['mouth'],
  extras: Looks['extras'],
): Looks {
  return { colours, head, hair, mouth, extras }
}

/** FNV-1a over the code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
