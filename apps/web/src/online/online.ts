import { connectTo } from './connection.ts'
import { dealNotesIn } from './dealNotes.ts'
import { createOnlineTable } from './onlineTable.ts'
import { openSocket } from './openSocket.ts'
import { chanceOfBrowser } from './ownChance.ts'
import { ownTicket } from './ownTicket.ts'

/* The table online that this page is at. */

/** What this device remembers of the deals that it took part in. */
export const dealNotes = dealNotesIn(() => localStorage)

export const onlineTable = createOnlineTable({
  connect: (place, events) =>
    connectTo(
      place,
      {
        openSocket,
        ticket: ownTicket,
        now: () => Date.now(),
        later,
        random: Math.random,
        onceMore,
      },
      events,
    ),
  storage: () => sessionStorage,
  notes: dealNotes,
  newChance: chanceOfBrowser,
  now: () => Date.now(),
  later,
})

function later(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds)
  return () => clearTimeout(timer)
}

/** The network is there again, or somebody looks at the page again. */
function onceMore(what: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) what()
  }
  addEventListener('online', what)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', what)
    document.removeEventListener('visibilitychange', look)
  }
}
