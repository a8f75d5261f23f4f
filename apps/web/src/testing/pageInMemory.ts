import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { OpenLink, Opening } from '../link/tableLink.ts'
import { createPlay } from '../play/createPlay.ts'
import type { Play } from '../play/createPlay.ts'
import { CLOSED } from '../play/playStore.ts'
import type { PlayState } from '../play/playStore.ts'

/** A page with a hand-cranked clock, without a screen. */
export interface Page {
  readonly play: Play
  readonly store: StoreApi<PlayState>
  /** Lets the time pass that the show waits for; how much in all. */
  readonly crank: () => number
  readonly waits: () => boolean
  now: number
}

/** Opens a game on a page, at normal speed unless another is given. */
export function page(openLink: OpenLink, factor = 1, opening: Opening = { type: 'reopen', id: 'elsewhere' }): Page {
  const store = createStore<PlayState>(() => CLOSED)
  let timers: { readonly milliseconds: number; readonly what: () => void }[] = []
  const made: Page = {
    now: 1000,
    store,
    waits: () => timers.length > 0,
    crank: () => {
      let passed = 0
      for (let timer = timers.shift(); timer !== undefined; timer = timers.shift()) {
        passed += timer.milliseconds
        timer.what()
      }
      return passed
    },
    play: createPlay({
      store,
      openLink,
      factor: () => factor,
      thinkingTime: () => ({ least: 0, most: 0 }),
      now: () => made.now,
      later: (milliseconds, what) => {
        const timer = { milliseconds, what }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      saveFile: () => {},
      gamePlayed: () => {},
    }),
  }
  made.play.open(opening)
  return made
}

/** Waits until all that is under way between a page and its table has come. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
