import type { Language } from '../settings/languages.ts'
import { rulesOf } from './rulesText.ts'
import type { RuleSection } from './rulesText.ts'

/** The one text of the rules in each language, fetched when it is read. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../../../../docs/rules.md?raw'),
  de: () => import('../../../../docs/rules.de.md?raw'),
  pt: () => import('../../../../docs/rules.pt.md?raw'),
}

const read = new Map<Language, Promise<readonly RuleSection[]>>()

/** The rules that players need: how games are written down is for programs. */
export function rulesIn(language: Language): Promise<readonly RuleSection[]> {
  const kept = read.get(language)
  if (kept !== undefined) return kept
  const sections = TEXTS[language]().then(({ default: text }) => rulesOf(text).filter(isForPlayers))
  read.set(language, sections)
  // Rules that could not be fetched are tried again the next time.
  sections.catch(() => read.delete(language))
  return sections
}

function isForPlayers({ blocks }: RuleSection): boolean {
  return !blocks.some((block) => block.kind === 'rule' && block.number === 'R1')
}
