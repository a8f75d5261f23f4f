import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from '../src/app/App.tsx'
import { LANGUAGES } from '../src/settings/languages.ts'
import type { Language } from '../src/settings/languages.ts'
import { speak } from '../src/words/words.ts'

/** The menu as HTML in each language, as somebody sees it who was never here before. The app takes it over as it is. */
export const MENUS: ReadonlyMap<Language, string> = await rendered()

async function rendered(): Promise<ReadonlyMap<Language, string>> {
  const menus = new Map<Language, string>()
  for (const language of LANGUAGES) {
    // One after the other: they share the words in use.
    // oxlint-disable-next-line no-await-in-loop
    await speak(language)
    menus.set(
      language,
      renderToString(
        <StrictMode>
          <Router ssrPath="/">
            <App />
          </Router>
        </StrictMode>,
      ),
    )
  }
  return menus
}
