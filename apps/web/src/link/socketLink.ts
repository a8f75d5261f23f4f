import type { Seat } from '@modern-art/engine'
import { WIRE_ERROR_CODES } from '@modern-art/protocol'
import type { ErrorCode } from '@modern-art/protocol'
import type { RefusalCode, Result } from '@modern-art/table/contract'
import type { CommandResult } from '../online/commands.ts'
import { onlineTable } from '../online/online.ts'
import type { OnlineTable } from '../online/onlineTable.ts'
import type { GameCommand } from '../online/unanswered.ts'
import type { OnlineOpening, OpenLink, SentKind } from './tableLink.ts'

/** The table online that this page is at. */
export const openSocketLink: OpenLink<OnlineOpening> = socketLinkTo(onlineTable)

/**
 * The way to the game at a table online. It shares the table's one socket with whatever else of it is on the page, and
 * goes on over lost connections; how that stands is for the table to say. Closing it leaves the table.
 */
export function socketLinkTo(table: OnlineTable): OpenLink<OnlineOpening> {
  return ({ code, as }, hear) => {
    const isThere = (): boolean => table.store.getState().place?.code === code
    let opened: { readonly seat: Seat | null } | null = null

    const open = (seat: Seat | null): void => {
      opened = { seat }
      hear({ type: 'opened', id: code, people: seat === null ? [] : [seat] })
      for (const command of table.unanswered()) hear({ type: 'unanswered', ...sentIn(command) })
    }

    table.open(code, as)
    const unfollow = table.follow((news) => {
      if (!isThere()) return
      if (news.type === 'settled') {
        const { command, result } = news
        const reply = { type: 'reply', actionId: command.id, result: resultOf(result) } as const
        return hear({ type: 'told', to: opened?.seat ?? null, message: reply })
      }
      const { seat, ...message } = news
      if (message.type === 'welcome' && opened?.seat !== seat) open(seat)
      hear({ type: 'told', to: seat, message })
    })

    return {
      act: ({ actionId, decision, action }) => {
        // The hammer is the table's.
        if (action.type !== 'hammer') void table.send({ type: 'act', decision, action }, actionId)
      },
      order: ({ actionId, decision, order }) => void table.send({ type: 'order', decision, order }, actionId),
      plan: ({ actionId, round, plan }) => void table.send({ type: 'plan', round, plan }, actionId),
      takeBack: () => void table.send({ type: 'take_back' }),
      device: null,
      close: () => {
        unfollow()
        if (isThere()) table.close()
      },
    }
  }
}

const KINDS = { act: 'action', order: 'order', plan: 'plan' } as const

/** A plan answers no decision: it counts as sent before the first. */
function sentIn(command: GameCommand): {
  readonly kind: SentKind
  readonly actionId: string
  readonly decision: number
} {
  const decision = command.type === 'plan' ? 0 : command.decision
  return { kind: KINDS[command.type], actionId: command.id, decision }
}

/** The answer in the words of a table. What only a server says means that the person cannot do it, or not now. */
function resultOf(result: CommandResult): Result {
  if (result.ok) return { ok: true }
  const { code, message } = result.error
  switch (code) {
    case 'gone':
      // Nobody knows whether it was heard: it is no longer waited for, and the screen tells what became of it.
      return { ok: true }
    case 'not_seated':
      return { ok: false, refusal: { code: 'not_your_seat', message } }
    case 'not_playing':
      return { ok: false, refusal: { code: 'game_over', message } }
    default:
      return { ok: false, refusal: { code: isOfTheTable(code) ? code : 'wrong_phase', message } }
  }
}

function isOfTheTable(code: ErrorCode): code is RefusalCode {
  return !(WIRE_ERROR_CODES as readonly string[]).includes(code)
}
