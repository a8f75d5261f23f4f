import type { ReactNode } from 'react'
import { useSetting } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'
import { useCaptions } from './speaker.ts'

/** Sounds as words, for people who want them. Screen readers speak the same news elsewhere. */
export function SoundCaptions(): ReactNode {
  const words = useWords()
  const wanted = useSetting('captions')
  const captions = useCaptions()
  if (!wanted || captions.length === 0) return null
  return (
    <ul
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-2 top-16 z-30 flex flex-wrap justify-center gap-2"
    >
      {captions.map(({ sound, number }) => (
        <li key={number} className="bg-ink text-on-ink rounded-full px-4 py-1 text-sm">
          ♪ {words.sounds[sound]}
        </li>
      ))}
    </ul>
  )
}
