import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../settings/languages.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { rulesIn } from './rulesIn.ts'
import type { RuleBlock, RuleSection } from './rulesText.ts'

/** Every rule by its number; the section with the rule that matters is marked, and seen first. */
export function RulesReference({ at }: { readonly at: string | null }): ReactNode {
  const words = useWords()
  const sections = useRules()
  if (sections === null) return null
  if (sections === 'unread') return <p role="alert">{words.trouble.rulesUnread}</p>
  return <Sections sections={sections} at={at} />
}

interface RulesRead {
  readonly language: Language
  readonly sections: readonly RuleSection[] | 'unread'
}

/** The rules in the language that is spoken, once they are there. */
function useRules(): RulesRead['sections'] | null {
  const language = useLanguage()
  const [rules, setRules] = useState<RulesRead | null>(null)
  useEffect(() => {
    rulesIn(language).then(
      (sections) => setRules({ language, sections }),
      () => setRules({ language, sections: 'unread' }),
    )
  }, [language])
  return rules?.language === language ? rules.sections : null
}

interface SectionsProps {
  readonly sections: readonly RuleSection[]
  readonly at: string | null
}

function Sections({ sections, at }: SectionsProps): ReactNode {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return sections.map((section, index) => {
    const { title, blocks } = section
    const matters = at !== null && hasRule(section, at)
    return (
      <section
        key={title}
        ref={matters ? place : undefined}
        tabIndex={matters ? -1 : undefined}
        aria-labelledby={`${id}-${index}`}
        aria-current={matters ? true : undefined}
        className={`scroll-mt-4 rounded-xl outline-none ${matters ? 'bg-tile -mx-3 px-3 pb-3' : ''}`}
      >
        <h3 id={`${id}-${index}`} className="mt-6 mb-2 pt-2 text-xl">
          {title}
        </h3>
        {blocks.map((block) => (
          <Block key={block.key} block={block} />
        ))}
      </section>
    )
  })
}

function hasRule({ blocks }: RuleSection, number: string): boolean {
  return blocks.some((block) => block.kind === 'rule' && block.number === number)
}

function Block({ block }: { readonly block: RuleBlock }): ReactNode {
  if (block.kind === 'table') {
    const [head, ...rows] = block.rows
    return (
      <div className="my-3 overflow-x-auto">
        <table className="panel text-sm [&_td]:px-4 [&_td]:py-1.5 [&_th]:px-4 [&_th]:py-1.5 [&_th]:text-left">
          <thead>
            <tr>
              {head?.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')} className="border-line border-t">
                {row.map((cell, index) => (
                  // A row's cells never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }
  if (block.kind === 'heading') return <h4 className="mt-4 mb-1 font-semibold">{block.text}</h4>
  return (
    <p className="mt-2 flex gap-3">
      {block.number !== null && (
        <span className="text-muted w-9 shrink-0 font-serif font-semibold">{block.number}</span>
      )}
      <span>{block.text}</span>
    </p>
  )
}
