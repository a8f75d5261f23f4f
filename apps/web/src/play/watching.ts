import type { StoreApi } from 'zustand'
import type { DeviceControls, News } from '../link/tableLink.ts'
import type { Director } from './director.ts'
import type { Holds } from './holds.ts'
import type { PlayState } from './playStore.ts'

/** What a person who watches bots does. Where a person plays, or at a table of others, nothing of this happens. */
export interface Watching {
  /** Stops the bots, in the middle of whatever is shown. */
  readonly stopBots: () => void
  /** Stops the bots, shows the rest of what they did last, and lets one of them act. */
  readonly stepBots: () => void
  readonly letBotsGoOn: () => void
  /** All hands are wanted, or no longer. */
  readonly openHands: (wanted: boolean) => void
}

interface Parts {
  readonly store: StoreApi<PlayState>
  readonly device: () => DeviceControls | null
  readonly director: Director
  readonly showHolds: Holds<'stopped'>
}

interface WatchedBots {
  readonly play: Watching
  /** The hands after so many moves. */
  readonly hear: (hands: Extract<News, { type: 'hands' }>) => void
}

export function watchingOf({ store, device, director, showHolds }: Parts): WatchedBots {
  const bots = (): DeviceControls | null => (store.getState().people.length > 0 ? null : device())

  const stopBots = (): void => {
    const stopped = bots()
    if (stopped === null || store.getState().stopped) return
    stopped.holdBots(true)
    store.setState({ stopped: true })
    showHolds.hold('stopped')
  }

  return {
    hear: ({ moves, hands }) => {
      store.setState(({ hands: before, screen }) => ({
        hands: [...before.filter((older) => older.moves >= (screen?.moves ?? 0)), { moves, hands }],
      }))
    },
    play: {
      stopBots,
      stepBots: () => {
        stopBots()
        if (!store.getState().stopped) return
        showHolds.release('stopped')
        director.skip()
        device()?.stepBots()
      },
      letBotsGoOn: () => {
        if (!store.getState().stopped) return
        store.setState({ stopped: false })
        device()?.holdBots(false)
        showHolds.release('stopped')
      },
      openHands: (wanted) => {
        const opened = bots()
        if (opened === null) return
        store.setState({ handsOpen: wanted, hands: [] })
        opened.openHands(wanted)
      },
    },
  }
}
