import { BOT_NAMES, weightsOf } from '@modern-art/bots/roster'
import type { WeightsFile } from '@modern-art/bots/roster'

/* Files of weights come from the server once and are kept on this device, so that bots that need them play without a network. */

const STORE = 'modern-art-weights'

/** How long a slow network may take, in milliseconds. */
const PATIENCE = 60_000

/** The file as it is kept here, or else from the server; then it is kept from now on. */
export async function fetchWeights(file: WeightsFile): Promise<Uint8Array> {
  const store = await openStore()
  const kept = await store?.match(addressOf(file))
  if (kept !== undefined) return bytesOf(kept)
  const answer = await fetch(addressOf(file), { signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`)
  const bytes = await bytesOf(answer)
  if (store !== null && bytes.length === file.bytes) await keep(store, file, bytes)
  return bytes
}

/** What is kept under this name is damaged: the next one to want it asks the server. */
export async function forgetWeights(file: WeightsFile): Promise<void> {
  await (await openStore())?.delete(addressOf(file))
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

/** Keeps a file, and none of an older version of the page. A device without room for it fetches it again. */
async function keep(store: Cache, file: WeightsFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const wanted = new Set(BOT_NAMES.flatMap((name) => weightsOf(name) ?? []).map(addressOf))
  try {
    await store.put(addressOf(file), new Response(bytes))
    const others = (await store.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
    await Promise.all(others.map((other) => store.delete(other)))
  } catch {
    // It is here for now.
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await answer.arrayBuffer())
}
