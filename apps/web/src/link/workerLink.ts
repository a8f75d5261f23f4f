import type { FromWorker, ToWorker } from '../worker/messages.ts'
import type { DeviceOpening, OpenLink } from './tableLink.ts'

/** A table in a worker of this page. */
export const openWorkerLink: OpenLink<DeviceOpening> = (opening, hear, died) => {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'table' })
  const send = (message: ToWorker): void => worker.postMessage(message)
  let alive = true
  const bury = (): void => {
    if (!alive) return
    alive = false
    worker.terminate()
    died()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<readonly FromWorker[]>) => {
    for (const news of data) hear(news)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    bury()
  })
  worker.addEventListener('messageerror', bury)
  send(opening)
  return {
    act: (sent) => send({ type: 'act', ...sent }),
    order: (sent) => send({ type: 'order', ...sent }),
    plan: null,
    takeBack: (seat) => send({ type: 'take_back', seat }),
    device: {
      look: (seat) => send({ type: 'look', seat }),
      share: () => send({ type: 'share' }),
      shown: (moves) => send({ type: 'shown', moves }),
      takeTime: (time) => send({ type: 'thinking_time', time }),
      pause: () => send({ type: 'pause' }),
      resume: () => send({ type: 'resume' }),
      holdBots: (held) => send({ type: 'hold_bots', held }),
      stepBots: () => send({ type: 'step' }),
      openHands: (open) => send({ type: 'open_hands', open }),
      exportGame: () => send({ type: 'export' }),
      askHint: (question) => send({ type: 'ask_hint', question }),
    },
    close: () => {
      alive = false
      worker.terminate()
    },
  }
}
