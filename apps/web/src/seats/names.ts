import type { Seat, View } from '@modern-art/engine'
import type { Who } from '../words/grammar/who.ts'
import type { Words } from '../words/words.ts'

export function nameOf(view: View, seat: Seat): string {
  return view.setup.players[seat] ?? ''
}

/** Somebody in a list or above a figure. */
export function labelOf(view: View, seat: Seat, words: Words): string {
  return view.seat === seat ? words.you : nameOf(view, seat)
}

/** Somebody in a sentence to the viewer. */
export function whoOf(view: View, seat: Seat): Who {
  return { name: nameOf(view, seat), you: view.seat === seat }
}
