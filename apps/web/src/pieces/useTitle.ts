import { useEffect } from 'react'
import { useWords } from '../words/words.ts'

/** Names the document while a page is seen. */
export function useTitle(title: string): void {
  const { gameName } = useWords()
  useEffect(() => {
    document.title = `${title} · ${gameName}`
    return () => {
      document.title = gameName
    }
  }, [title, gameName])
}
