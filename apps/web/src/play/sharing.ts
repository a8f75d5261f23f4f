import type { Seat } from '@modern-art/engine'
import type { Message, Screen } from '@modern-art/table/contract'
import type { StoreApi } from 'zustand'
import type { DeviceControls } from '../link/tableLink.ts'
import type { Director } from './director.ts'
import type { Holds } from './holds.ts'
import { isForAll, nextLooking, seatLooking } from './looking.ts'
import type { Looking } from './looking.ts'
import { NOTHING_DRAWN } from './playStore.ts'
import type { PlayState } from './playStore.ts'
import type { Sending } from './sending.ts'

/** What people who share a device do. At a table of others nobody shares one, and nothing of the looking happens. */
export interface Sharing {
  /** The person to whom the device was handed is there. */
  readonly takeDevice: () => void
  /** During an open auction out loud, a person wants to see their hand. */
  readonly askToLook: (seat: Seat) => void
  readonly backToTable: () => void
  /** The viewer covers their hand, or shows it again. */
  readonly coverHand: (covered: boolean) => void
}

interface Parts {
  readonly store: StoreApi<PlayState>
  readonly device: () => DeviceControls | null
  readonly director: Director
  readonly sending: Sending
  readonly holds: Holds<'handover'>
  readonly readSeason: (round: number | null) => void
}

interface SharedScreen {
  readonly play: Sharing
  /** A game has been opened: its only person looks, or else everybody. */
  readonly begin: () => void
  /** Something is told to a seat, or to everybody, before it is shown. */
  readonly hear: (to: Seat | null, message: Exclude<Message, { type: 'reply' }>) => void
  /** All has been shown up to this screen: the device goes to whoever is asked. */
  readonly rest: (screen: Screen) => void
  readonly forget: () => void
}

/** Whose eyes the screen is for: what is drawn for somebody is gone before anything is drawn for somebody else. */
export function sharingOf({ store, device, director, sending, holds, readSeason }: Parts): SharedScreen {
  /** On a device that several people share: what all of them may see. */
  let forEverybody: Pick<PlayState, 'screen' | 'events'> | null = null

  /** What is drawn, still to be shown or still to be answered belongs to the person who looked until now. */
  const drawNothing = (but: Partial<PlayState>): void => {
    director.clear()
    sending.clear()
    store.setState({ ...NOTHING_DRAWN, ...but })
  }

  const look = (looking: Looking): void => {
    const before = store.getState()
    const sameEyes = before.screen !== null && seatLooking(before.looking) === seatLooking(looking)
    if (sameEyes) {
      store.setState({ looking })
    } else {
      drawNothing({ looking })
      readSeason(null)
      device()?.look(seatLooking(looking))
    }
    if (looking.at === 'handover') holds.hold('handover')
    else holds.release('handover')
  }

  /** What all people at a device watch is drawn for everybody, without the hand of the person who had the device last. */
  const lookTogether = (): void => {
    drawNothing({ ...forEverybody, looking: { at: 'table' } })
    device()?.share()
  }

  return {
    begin: () => {
      const [only, another] = store.getState().people
      look(only !== undefined && another === undefined ? { at: 'seat', seat: only, during: null } : { at: 'table' })
    },
    hear: (to, message) => {
      const { looking, people } = store.getState()
      if (message.type === 'welcome') {
        if (to === null) forEverybody = { screen: message.screen, events: message.history }
        return
      }
      if (people.length < 2) return
      const isForViewer = looking.at === 'seat' && to === looking.seat
      if (isForViewer && forEverybody !== null && isForAll(message.events)) lookTogether()
      if (to === null) {
        forEverybody = { screen: message.screen, events: [...(forEverybody?.events ?? []), ...message.events] }
      }
    },
    rest: (screen) => {
      const { people, looking } = store.getState()
      const next = nextLooking(screen, people, looking)
      if (next !== looking) look(next)
    },
    forget: () => {
      forEverybody = null
    },
    play: {
      takeDevice: () => {
        const { looking } = store.getState()
        if (looking.at === 'handover') look({ at: 'seat', seat: looking.to, during: looking.during })
      },
      askToLook: (seat) => {
        const { screen } = store.getState()
        if (screen !== null && device() !== null) look({ at: 'handover', to: seat, during: screen.decision })
      },
      backToTable: () => {
        if (device() !== null) look({ at: 'table' })
      },
      coverHand: (covered) => store.setState({ covered }),
    },
  }
}
