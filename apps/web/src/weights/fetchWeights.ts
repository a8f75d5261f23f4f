import { WEIGHTED_BOTS, weightsOf } from '@modern-art/bots/roster'
import type { WeightsFile } from '@modern-art/bots/roster'

/* Files of weights come from the server once and are kept on this device, so that bots that need them play without a network. */

const STORE = 'modern-art-weights'

/** How long a slow network may take, in milliseconds. */
const PATIENCE = 60_000

export interface FetchedWeights {
  readonly bytes: Uint8Array
  /** Whether this device has the file from now on, without a network too. */
  readonly isKept: boolean
}

/** Files of which a damaged copy was met. */
const damaged = new Set<string>()

/** The file as it is kept here, or else from the server; then it is kept from now on, if that can be done. */
export async function fetchWeights(file: WeightsFile): Promise<FetchedWeights> {
  const store = await openStore()
  const kept = await store?.match(addressOf(file)).catch(() => undefined)
  if (kept !== undefined) return { bytes: await bytesOf(kept), isKept: true }
  // The browser's own cache may have the damaged copy, and would keep it for a year.
  const cache = damaged.has(file.name) ? 'reload' : 'default'
  const answer = await fetch(addressOf(file), { cache, signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`)
  const bytes = await bytesOf(answer)
  // Networks that want a password first answer anything with a page.
  if (bytes.length !== file.bytes) throw new Error(`the server sends ${bytes.length} bytes, not ${file.bytes}`)
  return { bytes, isKept: store !== null && (await keep(store, file, bytes)) }
}

/** What came under this name is damaged: the next one to want it asks the server. */
export async function forgetWeights(file: WeightsFile): Promise<void> {
  damaged.add(file.name)
  const store = await openStore()
  await store?.delete(addressOf(file)).catch(() => false)
}

/** Where the built page has a file. */
export function addressOf({ name }: WeightsFile): string {
  return `/assets/${name}`
}

/** `null` on pages that come over a plain network, and where the browser lets no page keep anything. */
async function openStore(): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null
  return caches.open(STORE).catch(() => null)
}

/** Keeps a file, and none of an older version of the page; `false` on a device without room for it. */
async function keep(store: Cache, file: WeightsFile, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const wanted = new Set(WEIGHTED_BOTS.map((name) => addressOf(weightsOf(name))))
  try {
    await store.put(addressOf(file), new Response(bytes))
    const others = (await store.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
    await Promise.all(others.map((other) => store.delete(other)))
    return true
  } catch {
    return false
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await answer.arrayBuffer())
}
