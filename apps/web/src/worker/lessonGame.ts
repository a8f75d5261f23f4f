import { botNamed } from '@modern-art/bots'
import { NO_VARIANTS, parseTranscript, replay } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { beginningOf } from '../lessons/lessonTable.ts'
import { idOfLesson, RIVALS_IN_LESSONS } from '../lessons/lessons.ts'
import { LESSON_TABLES } from '../lessons/lessonTables.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { followScript } from '../lessons/rival.ts'
import { rulesFor } from '../newGame/paces.ts'
import { findGame } from '../saves/saves.ts'
import { thinkAs } from './botMind.ts'
import { configFor } from './chance.ts'
import { claim, openKeptTable, random, refuse } from './keptTable.ts'
import type { Post, Thinker } from './keptTable.ts'
import type { ToWorker } from './messages.ts'
import { occupantsOf } from './occupants.ts'
import type { DeviceTable, GameToOpen } from './deviceTable.ts'

type Wanted = Extract<ToWorker, { type: 'lesson' }>

/** A lesson, from where it was left unless it is to begin anew. */
export async function openLesson({ lesson, players, anew }: Wanted, post: Post): Promise<DeviceTable | null> {
  const id = idOfLesson(lesson)
  if (!(await claim(id))) return refuse(post, { code: 'open_elsewhere' })
  const [learner = '', ...others] = players
  const seats = [
    { kind: 'person', name: learner } as const,
    ...RIVALS_IN_LESSONS.map((bot, index) => ({ kind: 'bot', bot, name: others[index] ?? '' }) as const),
  ]
  const left = anew ? null : await leftOff(id)
  const game = left ?? { transcript: beginningFor(lesson, players), kept: null }
  const rules = rulesFor({ pace: 'untimed', memoryAid: false })
  return openKeptTable(
    { id, lesson, think: thinkerOf(lesson) },
    { ...game, occupants: occupantsOf(seats), rules },
    post,
  )
}

function beginningFor(lesson: LessonName, players: readonly string[]): Transcript {
  if (lesson !== 'first_season') return beginningOf(LESSON_TABLES[lesson], players)
  const seats = players.map((name) => ({ kind: 'person', name }) as const)
  return {
    config: configFor(
      { seats, deck: 'rulebook', variants: NO_VARIANTS, memoryAid: false, pace: 'untimed', seed: null },
      random,
    ),
    actions: [],
  }
}

/** Rivals keep to their scripts; in the last lesson they think, as newcomers do. */
function thinkerOf(lesson: LessonName): Thinker {
  if (lesson === 'first_season') return (question) => thinkAs(botNamed('easy'), question, random)
  const { rivals } = LESSON_TABLES[lesson]
  return ({ seat, view, choices }) => {
    const script = rivals[seat - 1]
    if (script === undefined) throw new Error(`seat ${seat} has no script`)
    return Promise.resolve(followScript(script, view, choices))
  }
}

/** What was kept of a lesson; one that cannot be read, or that the rules forbid, is begun again. */
async function leftOff(id: string): Promise<Pick<GameToOpen, 'transcript' | 'kept'> | null> {
  try {
    const saved = await findGame(id)
    const read = saved === null ? null : parseTranscript(saved.transcript)
    if (read?.ok !== true || replay(read.transcript).fault !== null) return null
    return { transcript: read.transcript, kept: saved?.table }
  } catch {
    return null
  }
}
