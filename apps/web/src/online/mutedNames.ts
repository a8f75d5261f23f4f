import type { SessionStore } from './unanswered.ts'

/** Those at one table whom this person does not want to hear, by name: people change chairs. Kept for as long as the window is there. */
export interface MutedNames {
  readonly read: () => ReadonlySet<string>
  readonly keep: (names: ReadonlySet<string>) => void
}

export function mutedNamesAt(code: string, storage: () => SessionStore): MutedNames {
  const key = `modern-art-muted-${code}`
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
        return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [])
      } catch {
        // Storage is forbidden, or something else wrote it.
        return new Set()
      }
    },
    keep: (names) => {
      try {
        if (names.size === 0) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify([...names]))
      } catch {
        // Storage is full or forbidden: they stay muted for as long as the page lives.
      }
    },
  }
}
