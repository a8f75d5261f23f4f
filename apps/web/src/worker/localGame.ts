import { parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { PACES } from '../newGame/newGame.ts'
import type { NewGame, NewSeat } from '../newGame/newGame.ts'
import { rulesFor } from '../newGame/paces.ts'
import type { SavedGame } from '../saves/savedGame.ts'
import { findGame } from '../saves/saves.ts'
import { configFor } from './chance.ts'
import { claim, newId, openKeptTable, random, refuse, unreadable } from './keptTable.ts'
import type { Post } from './keptTable.ts'
import { areOccupants, occupantsOf } from './occupants.ts'
import type { GameToOpen, DeviceTable } from './deviceTable.ts'

/* The games of one device: begun, taken up again, or opened from a file. */

export function startGame(game: NewGame, post: Post): DeviceTable | null {
  const transcript: Transcript = { config: configFor(game, random), actions: [] }
  return openNew({ transcript, occupants: occupantsOf(game.seats), rules: rulesFor(game), kept: null }, post)
}

export async function reopenGame(id: string, post: Post): Promise<DeviceTable | null> {
  if (!(await claim(id))) {
    return refuse(post, { code: 'open_elsewhere' })
  }
  let saved: SavedGame | null
  try {
    saved = await findGame(id)
  } catch {
    return refuse(post, { code: 'storage' })
  }
  if (saved === null) return refuse(post, { code: 'not_found' })
  const read = parseTranscript(saved.transcript)
  if (!read.ok) return refuse(post, unreadable(read.fault))
  if (!areOccupants(saved.occupants)) {
    return refuse(post, { code: 'unknown_bot' })
  }
  const { occupants, memoryAid } = saved
  const pace = PACES.find((known) => known === saved.pace) ?? 'untimed'
  const game = {
    transcript: read.transcript,
    occupants,
    rules: rulesFor({ pace, memoryAid }),
    kept: saved.table ?? null,
  }
  return open(id, game, post)
}

/** A game from a file; who plays which seat is not in it. */
export function importGame(text: string, seats: readonly NewSeat[], post: Post): DeviceTable | null {
  const read = parseTranscript(text)
  if (!read.ok) return refuse(post, unreadable(read.fault))
  const { transcript } = read
  const rules = rulesFor({ pace: 'untimed', memoryAid: false })
  return openNew({ transcript, occupants: occupantsOf(seats), rules, kept: null }, post)
}

function openNew(game: GameToOpen, post: Post): DeviceTable | null {
  const id = newId()
  void claim(id)
  return open(id, game, post)
}

function open(id: string, game: GameToOpen, post: Post): DeviceTable | null {
  return openKeptTable({ id, lesson: null, think: null }, game, post)
}
