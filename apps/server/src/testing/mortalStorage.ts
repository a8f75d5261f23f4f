import type { Storage } from '../storage/storage.ts'

/** The storage as one process reaches it, which may die, or lose its way to it. */
export interface MortalStorage {
  readonly storage: Storage
  /** From now on nothing that is asked is answered. */
  readonly die: () => void
  /** From now on whatever is asked fails, until it is back. */
  readonly away: (isAway: boolean) => void
  /** From now on this fails, or is never answered. */
  readonly breaks: (name: keyof Storage, how: 'fails' | 'hangs') => void
}

export function mortalStorage(storage: Storage): MortalStorage {
  let isDead = false
  let isAway = false
  const broken = new Map<PropertyKey, 'fails' | 'hangs'>()
  const mortal = new Proxy(storage, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]): unknown => {
        if (isDead || broken.get(name) === 'hangs') return new Promise(() => {})
        if (isAway || broken.has(name)) return Promise.reject(new Error('the storage is away'))
        return Reflect.apply(method, target, given)
      }
    },
  })
  return {
    storage: mortal,
    die: () => {
      isDead = true
    },
    away: (now) => {
      isAway = now
    },
    breaks: (name, how) => void broken.set(name, how),
  }
}
