import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@modern-art/engine'
import type { SaidLine } from '@modern-art/protocol'
import type { StoredTable } from '../storage/storage.ts'
import type { KeptLog } from './checkLog.ts'
import type { Findings } from './findings.ts'
import type { Folding } from './folding.ts'
import type { Sent } from './records.ts'

/** A table as the storage has it in the end. */
export interface Kept {
  readonly stored: StoredTable
  readonly log: KeptLog
  readonly folding: Folding
  readonly said: readonly SaidLine[]
  /** The chair of somebody by name; `null` for those who watch. */
  readonly chairOf: (name: string) => Seat | null
}

/** Holds what people were answered against what was kept. */
export function checkCommands(
  sent: readonly Sent[],
  kept: Pick<Kept, 'stored' | 'folding' | 'said' | 'chairOf'>,
  findings: Findings,
): void {
  checkCalls(sent, kept, findings)
  for (const each of sent) {
    const { type } = each.command
    if (type === 'act' || type === 'order' || type === 'plan') checkGame(each, kept, findings)
    else if (each.answers.some(({ ok }) => ok) && !isKept(each, sent, kept)) {
      findings.lost.push(`${each.code} ${each.name}: ${JSON.stringify(each.command)}`)
    }
  }
}

/** Nobody said more than they wanted to. */
function checkCalls(
  sent: readonly Sent[],
  { stored, said, chairOf }: Pick<Kept, 'stored' | 'said' | 'chairOf'>,
  findings: Findings,
): void {
  const calls = sent.filter(({ command }) => command.type === 'call')
  for (const name of new Set(calls.map((each) => each.name))) {
    const wanted = calls.filter((each) => each.name === name).length
    const heard = said.filter((line) => line.chair === chairOf(name)).length
    if (heard > wanted) findings.doubled.push(`${stored.code} ${name}: called ${wanted} times, and was heard ${heard}`)
  }
}

function checkGame(
  { code, name, command, answers }: Sent,
  { folding, chairOf }: Pick<Kept, 'folding' | 'chairOf'>,
  findings: Findings,
): void {
  const seat = chairOf(name)
  const inLog = seat === null ? null : folding.answerTo(seat, command.id)
  const at = `${code} ${name}: ${JSON.stringify(command)}`
  if ((inLog?.newTimes ?? 0) > 1) findings.doubled.push(`${at} was heard anew ${inLog?.newTimes} times`)
  for (const answer of answers) {
    const wasPlayed = inLog?.result?.ok ?? false
    if (answer.ok !== wasPlayed) {
      findings.lost.push(`${at} was answered ${JSON.stringify(answer)}, and in the log it is ${JSON.stringify(inLog)}`)
    }
  }
}

/** Whether the party, or what was said, has what was acknowledged, unless a later command changed it again. */
function isKept(
  { name, command, stage: stageThen }: Sent,
  all: readonly Sent[],
  { stored, said, chairOf }: Pick<Kept, 'stored' | 'said' | 'chairOf'>,
): boolean {
  const { party, stage } = stored
  const chair = chairOf(name)
  switch (command.type) {
    case 'sit':
      return chair !== null
    case 'start':
      return stage !== 'waiting'
    case 'set_chairs':
      return party.chairs.length === command.count
    case 'change_settings':
      return isDeepStrictEqual(party.settings, command.settings)
    case 'seat_bot': {
      const there = party.chairs[command.chair]
      return there?.kind === 'bot' && there.bot === command.bot
    }
    case 'be_ready': {
      const there = chair === null ? undefined : party.chairs[chair]
      // Once the game begins, nobody is ready any more.
      return stageThen !== 'finished' || (there?.kind === 'person' && there.ready === command.ready)
    }
    case 'promise_chance':
      return chair !== null && party.deal?.seats?.[chair]?.fingerprint === command.fingerprint
    case 'reveal_chance':
      return chair !== null && party.deal?.seats?.[chair]?.chance === command.chance
    case 'call': {
      const calls = all.filter(
        (each) => each.name === name && each.command.type === 'call' && each.answers.some(({ ok }) => ok),
      )
      return said.filter((line) => line.chair === chair).length >= calls.length
    }
    default:
      return true
  }
}
