import type { Action, Card, Seat, Transcript, TranscriptFault } from '@modern-art/engine'
import { openTable, screenOf, step, transcriptOf, welcomeFor } from '@modern-art/table'
import type { Effect, Input, Message, Occupant, Table, TableRules } from '@modern-art/table'
import { botAnswers } from './botAnswers.ts'
import { heldClock } from './heldClock.ts'
import type { ThinkingTime } from './messages.ts'

type BotQuestion = Extract<Effect, { type: 'ask_bot' }>

/** What a table on one device needs of the world. */
export interface Surroundings {
  readonly now: () => number
  /** Calls back after so many milliseconds, unless it is called off. */
  readonly later: (milliseconds: number, what: () => void) => () => void
  /** What the table says to the one who looks. */
  readonly tell: (to: Seat | null, message: Message) => void
  /** Lays everybody's cards open, as they are after so many moves. Only ever used where no person plays. */
  readonly layOpen: (moves: number, hands: readonly (readonly Card[])[]) => void
  /** Keeps the game; done once it is kept, or known not to be. */
  readonly keep: (table: Table) => Promise<void>
  readonly think: (question: BotQuestion) => Promise<Action>
  /** A number from 0 up to 1, for how long a bot seems to think. */
  readonly whim: () => number
  /** An invariant is broken: nothing more can be trusted. */
  readonly breakDown: (error: unknown) => void
}

export interface TableHost {
  /** How many seats are people's. */
  readonly people: number
  readonly put: (input: Input) => void
  /** From now on the messages for this seat are passed on, starting with a welcome. */
  readonly look: (seat: Seat | null) => void
  /** From now on nothing is passed on but what everybody may see. */
  readonly share: () => void
  readonly shown: (moves: number) => void
  readonly takeTime: (time: ThinkingTime) => void
  /** Keeps the bots from going on, or lets them. Where a person plays, nothing happens. */
  readonly holdBots: (held: boolean) => void
  /** While the bots are kept from going on: one of them acts. */
  readonly stepOn: () => void
  /** From now on all hands are shown, or not any more. Where a person plays, they never are. */
  readonly openHands: (open: boolean) => void
  readonly transcript: () => Transcript
}

export interface Seating {
  readonly transcript: Transcript
  readonly occupants: readonly Occupant[]
  readonly rules: TableRules
}

export type Hosted =
  | { readonly ok: true; readonly host: TableHost }
  | { readonly ok: false; readonly fault: TranscriptFault }

/**
 * Runs one table: feeds it inputs one after the other and does what it wants done, in order. Its time stands still until
 * the screen has shown what happened: nobody's clock runs during a show.
 */
export function hostTable({ transcript, occupants, rules }: Seating, world: Surroundings): Hosted {
  const clock = heldClock(world, () => put({ type: 'ticked' }))
  const opened = openTable({ ...transcript, occupants, rules }, clock.now())
  if (!opened.ok) return opened
  const people = occupants.filter(({ kind }) => kind === 'person').length
  /** What everybody may see is passed on too, for moments at which all look. */
  const severalLook = people > 1
  let { table } = opened
  let looker: Seat | null = null
  /** None, until the screen says so. */
  let shownMoves = -1
  let botsHeld = false
  let handsOpen = false
  let work = Promise.resolve()
  // A bot answers what people have seen, not what is still on its way to them.
  const answers = botAnswers(world)

  const then = (what: () => Promise<void> | void): void => {
    work = work.then(what).catch(world.breakDown)
  }

  const put = (input: Input): void => {
    const stepped = step(table, input, clock.now())
    table = stepped.table
    if (table.actions.length > shownMoves) clock.hold()
    const reached = table
    then(() => doAll(stepped.effects, reached))
  }

  const doAll = async (effects: readonly Effect[], reached: Table): Promise<void> => {
    if (effects.some((effect) => effect.type === 'save')) await world.keep(reached)
    showHands(reached)
    for (const effect of effects) {
      if (effect.type === 'send') pass(effect)
      else if (effect.type === 'ask_bot') ask(effect)
      else if (effect.type === 'set_timer') clock.wakeAt(effect.at)
    }
  }

  const pass = ({ to, message }: Extract<Effect, { type: 'send' }>): void => {
    if (to === looker || (to === null && severalLook)) world.tell(to, message)
    // Whoever acted may not be the viewer: then only the outcome is told, without the reason.
    else if (message.type === 'reply') world.tell(to, withoutReasons(message))
  }

  /** Each hand comes from its own seat's screen: there is no other way from a table to a card. */
  const showHands = (reached: Table): void => {
    if (!handsOpen || people > 0) return
    const hands = occupants.map((_, seat) => screenOf(reached, seat, clock.now()).view.hand)
    world.layOpen(reached.actions.length, hands)
  }

  const ask = (effect: BotQuestion): void => {
    const { seat, question } = effect
    const answered = world.think(effect).catch(() => null)
    answers.expect(question, () => {
      void answered.then((action) => put({ type: 'bot_answered', seat, question, action })).catch(world.breakDown)
    })
  }

  then(() => world.keep(opened.table))
  then(() => doAll(opened.effects, opened.table))

  return {
    ok: true,
    host: {
      people,
      put,
      look: (seat) => {
        if (seat !== null) put({ type: 'joined', seat })
        const reached = table
        then(() => {
          looker = seat
          world.tell(seat, welcomeFor(reached, seat, clock.now()))
        })
      },
      share: () => {
        then(() => {
          looker = null
        })
      },
      shown: (moves) => {
        shownMoves = moves
        if (table.actions.length <= moves && !botsHeld) clock.release()
        answers.shown(moves)
      },
      takeTime: answers.takeTime,
      holdBots: (held) => {
        if (people > 0) return
        botsHeld = held
        if (held) clock.hold()
        else if (table.actions.length <= shownMoves) clock.release()
        answers.hold(held)
      },
      stepOn: answers.step,
      openHands: (open) => {
        handsOpen = open && people === 0
        then(() => showHands(table))
      },
      transcript: () => transcriptOf(table),
    },
  }
}

function withoutReasons(reply: Extract<Message, { type: 'reply' }>): Message {
  const { result } = reply
  if (result.ok) return reply
  const { code } = result.refusal
  return { ...reply, result: { ok: false, refusal: { code, message: code } } }
}
