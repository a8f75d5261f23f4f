import type { ReactNode } from 'react'
import { Page } from '../pieces/Page.tsx'
import { useWords } from '../words/words.ts'
import { AllSettings } from './AllSettings.tsx'

export function SettingsScreen(): ReactNode {
  const words = useWords()
  return (
    <Page title={words.settings.title} about={words.settings.saved}>
      <div className="mt-8">
        <AllSettings />
      </div>
    </Page>
  )
}
