import type { Screen } from '@modern-art/table/contract'
import { playStore } from '../play/playStore.ts'
import { soundOf, turnComes } from './soundOf.ts'
import { play } from './speaker.ts'

/** Lets what the table shows be heard. */
export function followPlay(): void {
  /** The last screen that stood still for the viewer. */
  let rested: Screen | null = null
  playStore.subscribe((now, before) => {
    if (now.status !== 'open') {
      rested = null
      return
    }
    const { beat, screen } = now
    if (beat !== null && beat !== before.beat) {
      const sound = soundOf(beat)
      if (sound !== null) play(sound)
    }
    if (beat !== null || screen === null || screen === rested) return
    const comes = turnComes(rested, screen)
    const ends = screen.view.phase.name === 'finished' && rested !== null && rested.view.phase.name !== 'finished'
    rested = screen
    if (ends) play('applause')
    else if (comes) play('your_turn')
  })
}
