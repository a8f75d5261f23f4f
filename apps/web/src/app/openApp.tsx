import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { playStore } from '../play/playStore.ts'
import { markGameBegun } from '../saves/begun.ts'
import { findLatestGame } from '../saves/latestGame.ts'
import { followPlay } from '../sound/followPlay.ts'
import { awaitFirstGesture } from '../sound/speaker.ts'
import { followLanguage } from '../words/words.ts'
import { App } from './App.tsx'
import { fetchLater } from './fetchLater.ts'
import { markWays } from '../pieces/wayBack.ts'

/** Brings the page to life: the menu that was served where it fits, and else what the address says, drawn anew. */
export async function openApp(place: Element, servedMenuFits: boolean, onOpen: () => void): Promise<void> {
  markWays()
  awaitFirstGesture()
  followPlay()
  playStore.subscribe(({ status }) => {
    if (status === 'open') markGameBegun()
  })
  // Nothing is drawn before its language is known.
  await followLanguage(document.documentElement)
  const app = (
    <StrictMode>
      <App />
      <Opened onOpen={onOpen} />
    </StrictMode>
  )
  fetchLater()
  if (servedMenuFits) return void hydrateRoot(place, app)
  if (location.pathname === '/') await findLatestGame()
  createRoot(place).render(app)
}

/** Says that the app is there, as soon as it can be pressed: while React still draws, it hears nothing. */
function Opened({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  useEffect(() => {
    setTimeout(onOpen)
  }, [onOpen])
  return null
}
