import type { Explanation } from '@modern-art/bots'
import { formatTranscript } from '@modern-art/engine'
import { hintFor } from './hintMind.ts'
import { importGame, reopenGame, startGame } from './localGame.ts'
import { openLesson } from './lessonGame.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { DeviceTable } from './deviceTable.ts'
import { together } from './together.ts'

/** Plays one game for a page, from its first message on. What is thrown is a broken invariant. */
export function hearPage(send: (all: readonly FromWorker[]) => void): (message: ToWorker) => Promise<void> {
  let table: DeviceTable | null = null
  const post = together(send)

  const hear = async (message: ToWorker): Promise<void> => {
    switch (message.type) {
      case 'start':
        table = startGame(message.game, post)
        return
      case 'reopen':
        table = await reopenGame(message.id, post)
        return
      case 'lesson':
        table = await openLesson(message, post)
        return
      case 'import':
        table = importGame(message.text, message.seats, post)
        return
      case 'look':
        return table?.look(message.seat)
      case 'share':
        return table?.share()
      case 'act': {
        const { seat, actionId, decision, action } = message
        return table?.put({ type: 'acted', seat, actionId, decision, action })
      }
      case 'order': {
        const { seat, actionId, decision, order } = message
        return table?.put({ type: 'ordered', seat, actionId, decision, order })
      }
      case 'take_back':
        return table?.put({ type: 'took_back', seat: message.seat })
      case 'shown':
        return table?.shown(message.moves)
      case 'thinking_time':
        return table?.takeTime(message.time)
      case 'pause':
        return table?.put({ type: 'paused' })
      case 'resume':
        return table?.put({ type: 'resumed' })
      case 'hold_bots':
        return table?.holdBots(message.held)
      case 'step':
        return table?.stepOn()
      case 'open_hands':
        return table?.openHands(message.open)
      case 'export':
        if (table !== null) post({ type: 'exported', text: formatTranscript(table.transcript()) })
        return
      case 'ask_hint': {
        const { question } = message
        const tell = (hint: Explanation | null): void => post({ type: 'hint', moves: question.moves, hint })
        // Where people play against each other nobody is advised.
        if (table?.people !== 1) tell(null)
        // Nobody waits for a hint: what is said meanwhile is heard.
        else void hintFor(question).then(tell, () => tell(null))
      }
    }
  }

  /** Messages are heard one after the other: a game that is still being fetched keeps the next ones waiting. */
  let heard: Promise<void> = Promise.resolve()
  return (message) => {
    const done = heard.then(() => hear(message))
    heard = done.catch(() => {})
    return done
  }
}
