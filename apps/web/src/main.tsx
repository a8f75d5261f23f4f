// First: it names the layers that all other styles stand in.
import './style/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { markWays } from './app/wayBack.ts'
import { followTheme } from './settings/theme.ts'
import { followPlay } from './sound/followPlay.ts'
import { awaitFirstGesture } from './sound/speaker.ts'
import { followLanguage } from './words/words.ts'

followTheme(document.documentElement)
markWays()
awaitFirstGesture()
followPlay()
const root = document.querySelector('#app')
if (root === null) throw new Error('the page has no place for the app')
// Nothing is drawn in a language that is about to change.
await followLanguage(document.documentElement)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
