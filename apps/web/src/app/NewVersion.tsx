import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useRoute } from 'wouter'
import { registerSW } from 'virtual:pwa-register'
import { useWords } from '../words/words.ts'

/**
 * Keeps the page for play without a network, and says when a newer one is ready: it is loaded when a person wants it.
 * Nobody is told during a game.
 */
export function NewVersion(): ReactNode {
  const words = useWords()
  const [ready, setReady] = useState(false)
  const load = useRef<(() => void) | null>(null)
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setReady(true) })
    load.current = () => void update(true)
  }, [])
  const [playing] = useRoute('/game/:id')
  const [learning] = useRoute('/learn/:name')
  const [atTable] = useRoute('/table/:code')
  const [onDisplay] = useRoute('/display/:code')
  if (!ready || playing || learning || atTable || onDisplay) return null
  return (
    <p
      role="status"
      className="bg-ink text-on-ink fixed right-3 bottom-3 z-40 flex items-center gap-3 rounded-full px-5 py-1 text-sm shadow-xl"
    >
      {words.newVersion}
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={() => load.current?.()}
      >
        {words.newVersionLoad}
      </button>
    </p>
  )
}
