import { readdirSync } from 'node:fs'

interface MenuPages {
  /** The default comes first. */
  readonly languages: string[]
  readonly fileIn: (language: string | null) => string
}

/** The menu's pages that were built into the folder: `index.html` in English, and `index.de.html` and others. */
export function menuPages(folder: string): MenuPages {
  const others = readdirSync(folder).flatMap((name) => /^index\.(\w+)\.html$/.exec(name)?.[1] ?? [])
  return {
    languages: ['en', ...others],
    fileIn: (language) => (language !== null && others.includes(language) ? `index.${language}.html` : 'index.html'),
  }
}
