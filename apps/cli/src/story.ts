import type { Action } from '@modern-art/engine'
import { COLOUR_STYLE, PLAIN_STYLE } from './narration/textStyle.ts'
import type { TextStyle } from './narration/textStyle.ts'
import { namesOf } from './narration/names.ts'
import { narrate } from './narration/narrate.ts'
import { printable } from './narration/printable.ts'
import { waitingFor } from './narration/waiting.ts'
import { wrap } from './narration/wrap.ts'
import type { Io } from './io.ts'
import type { Verdict } from './verdict.ts'

export function styleOf(io: Pick<Io, 'colour'>): TextStyle {
  return io.colour ? COLOUR_STYLE : PLAIN_STYLE
}

/** Tells a transcript. If it stops before the game ends, the last line says why: a fault, or a player whose turn it is. */
export function tellVerdict(verdict: Verdict, io: Pick<Io, 'colour' | 'width'>): string {
  const last = verdict.steps.at(-1)?.state
  if (last === undefined) return ''
  const style = styleOf(io)
  const events = verdict.steps.flatMap((step) => step.events)
  const lines = narrate(last.setup, events, style, io.width)
  const waiting = waitingFor(last)
  if (verdict.fault !== null) {
    const fault = wrap(faultLine(verdict, last.setup.players), io.width, '', '  ')
    lines.push('', ...fault.map((line) => style.fault(line)))
  } else if (waiting !== null) {
    lines.push('', ...wrap(`The transcript ends here: ${waiting}.`, io.width, '', '  '))
  }
  return `${lines.join('\n')}\n`
}

function faultLine({ fault, culprit }: Verdict, players: readonly string[]): string {
  const doer = culprit === null ? '' : ` (${describe(culprit, players)})`
  return `action ${fault?.index}${doer}: ${printable(fault?.message ?? '')}`
}

function describe(action: Action, players: readonly string[]): string {
  return 'seat' in action ? `${action.type} by ${namesOf(players)[action.seat] ?? `seat ${action.seat}`}` : action.type
}
