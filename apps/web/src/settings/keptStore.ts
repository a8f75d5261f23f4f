import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'

/** A store that this device keeps under a name, as far as what was kept can be understood. */
export function keptStore<T extends object>(name: string, read: (kept: Kept) => T): StoreApi<T> {
  const store = createStore<T>(() => read(parsed(stored(name))))
  store.subscribe((now) => {
    try {
      localStorage.setItem(name, JSON.stringify(now))
    } catch {
      // Storage is full or forbidden: what is kept lasts as long as the page.
    }
  })
  // Another window of this device may have changed it.
  if ('addEventListener' in globalThis) {
    addEventListener('storage', ({ key, newValue }) => {
      if (key === name) store.setState(read(parsed(newValue)))
    })
  }
  return store
}

/** A value that was kept: it may be anything. */
export type Kept = Readonly<Record<string, unknown>>

function parsed(text: string | null): Kept {
  try {
    return Object(JSON.parse(text ?? 'null') as unknown) as Kept
  } catch {
    // This page writes nothing but JSON.
    return {}
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
