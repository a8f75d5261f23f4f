import type { SessionStore } from '../online/unanswered.ts'

/** What a window keeps over a reload. */
export function sessionInMemory(): SessionStore {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}
