import { weightsOf } from '@modern-art/bots/roster'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, fetchWeights, forgetWeights } from './fetchWeights.ts'

// To compare a file of a million bytes takes seconds.
const FILE = { ...weightsOf('master'), bytes: 1000 }
const ADDRESS = addressOf(FILE)
const BYTES = Uint8Array.from({ length: FILE.bytes }, (_, index) => index % 251)

/** What a browser keeps for a page, by address. */
let kept: Map<string, Uint8Array<ArrayBuffer>>
let asked: string[]
let cacheModes: RequestInit['cache'][]

const store = {
  match: (address: string) => {
    const bytes = kept.get(address)
    return Promise.resolve(bytes === undefined ? undefined : new Response(bytes))
  },
  put: async (address: string, response: Response) => {
    kept.set(address, new Uint8Array(await response.arrayBuffer()))
  },
  keys: () => Promise.resolve(Array.from(kept.keys(), (path) => ({ url: `https://art.example.com${path}` }))),
  delete: (wanted: string | { readonly url: string }) =>
    Promise.resolve(kept.delete(typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname)),
}

function refused(): Promise<never> {
  return Promise.reject(new DOMException('no', 'SecurityError'))
}

/** A browser whose store is not as it should be. */
function storing(faults: Partial<Record<keyof typeof store, () => Promise<never>>>): unknown {
  return { open: () => Promise.resolve({ ...store, ...faults }) }
}

function answerWith(answer: () => Response): void {
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit) => {
    asked.push(address)
    cacheModes.push(cache)
    return Promise.resolve().then(answer)
  })
}

beforeEach(() => {
  kept = new Map()
  asked = []
  cacheModes = []
  vi.stubGlobal('caches', { open: () => Promise.resolve(store) })
  answerWith(() => new Response(BYTES))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a file of weights', () => {
  it('comes from the server once, and then from this device', async () => {
    expect(await fetchWeights(FILE)).toEqual({ bytes: BYTES, isKept: true })
    answerWith(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await fetchWeights(FILE)).toEqual({ bytes: BYTES, isKept: true })
    expect(asked).toEqual([ADDRESS])
  })

  it('takes the place of those of other versions', async () => {
    kept.set('/assets/master-0000000000000000.bin', Uint8Array.of(1))
    await fetchWeights(FILE)
    expect([...kept.keys()]).toEqual([ADDRESS])
  })

  it('is neither a part of it nor an answer that says why not', async () => {
    answerWith(() => new Response(BYTES.subarray(1)))
    await expect(fetchWeights(FILE)).rejects.toThrow(`${FILE.bytes - 1} bytes, not ${FILE.bytes}`)
    answerWith(() => new Response('404 Not Found', { status: 404 }))
    await expect(fetchWeights(FILE)).rejects.toThrow('404')
    expect(kept.size).toBe(0)
  })

  it('comes from the server again when it is forgotten', async () => {
    await fetchWeights(FILE)
    await forgetWeights(FILE)
    await fetchWeights(FILE)
    expect(asked).toEqual([ADDRESS, ADDRESS])
    expect(cacheModes.at(-1), 'the browser may have a damaged copy of its own').toBe('reload')
  })

  it('is forgotten without more ado where nothing can be deleted', async () => {
    vi.stubGlobal('caches', storing({ delete: refused }))
    await expect(forgetWeights(FILE)).resolves.toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['there is nowhere to keep it', undefined],
    ['nothing may be kept', { open: refused }],
    ['what is kept cannot be read', storing({ match: refused, put: refused })],
    ['there is no room for it', storing({ put: refused })],
  ])('comes from the server each time where %s', async (_, caches) => {
    vi.stubGlobal('caches', caches)
    if (caches === undefined) Reflect.deleteProperty(globalThis, 'caches')
    expect(await fetchWeights(FILE)).toEqual({ bytes: BYTES, isKept: false })
    expect(await fetchWeights(FILE)).toEqual({ bytes: BYTES, isKept: false })
    expect(asked).toEqual([ADDRESS, ADDRESS])
  })
})
