import { describe, expect, it } from 'vitest'
import { idOfLesson } from '../lessons/lessons.ts'
import { CLOSED, canHurryOthers, hasHints, isOnlyHere } from './playStore.ts'
import type { PlayState } from './playStore.ts'

const OWN: PlayState = { ...CLOSED, status: 'open', isOwn: true, gameId: 'a-game' }
const ONLINE: PlayState = { ...OWN, isOwn: false, gameId: 'ABCDEFGH' }

describe('what a table offers', () => {
  it('has hints where this device gives them', () => {
    expect([hasHints(OWN), hasHints(ONLINE)]).toEqual([true, false])
  })

  it('hurries bots of this device, unless they wait for something else', () => {
    const stopped = { ...OWN, stopped: true }
    const lesson = { ...OWN, gameId: idOfLesson('open') }
    expect([OWN, stopped, lesson, ONLINE].map(canHurryOthers)).toEqual([true, false, false, false])
  })

  it('would lose with the page only a game of this device that cannot be saved', () => {
    expect([OWN, ONLINE, { ...OWN, saveTrouble: 'full' as const }].map(isOnlyHere)).toEqual([false, false, true])
  })
})
