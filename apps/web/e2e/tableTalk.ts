import type { Page } from '@playwright/test'
import type { FromWorker, ToWorker } from '../src/worker/messages.ts'

/** What page and table said to each other, in order. */
export type Said =
  | { readonly by: 'page'; readonly message: ToWorker }
  /** What came together with it carries the same number. */
  | { readonly by: 'table'; readonly message: FromWorker; readonly arrival: number }

type Overhears = typeof globalThis & { said?: Said[] }

/** From the next page on, everything between the page and its worker is written down. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said[] = []
    ;(globalThis as Overhears).said = said
    let arrival = 0
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }: MessageEvent<readonly FromWorker[]>) => {
          arrival += 1
          for (const message of data) said.push({ by: 'table', message, arrival })
        })
      }

      override postMessage(message: ToWorker): void {
        said.push({ by: 'page', message })
        super.postMessage(message)
      }
    }
  })
}

/** How many moves there were when the table last spoke of it. */
export async function movesSoFar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = (globalThis as Overhears).said?.findLast(
      ({ message }) => message.type === 'told' && message.message.type !== 'reply',
    )
    return last?.message.type === 'told' && last.message.message.type !== 'reply'
      ? last.message.message.screen.moves
      : 0
  })
}

/** Whose screen the page last asked for; `null` where it was everybody's. */
export async function lastAskedFor(page: Page): Promise<number | null> {
  const asked = (await allSaid(page)).findLast(({ message }) => message.type === 'look' || message.type === 'share')
  return asked?.message.type === 'look' ? asked.message.seat : null
}

export async function allSaid(page: Page): Promise<readonly Said[]> {
  return page.evaluate(() => (globalThis as Overhears).said ?? [])
}
