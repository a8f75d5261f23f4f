import { AUCTION_TYPES } from '@modern-art/engine'
import type { ReactNode } from 'react'
import rulesText from '../../../../docs/rules.md?raw'
import { AuctionIcon } from '../paintings/Marks.tsx'
import { Page } from '../pieces/Page.tsx'
import { rulesOf } from '../rules/rulesText.ts'
import type { RuleBlock } from '../rules/rulesText.ts'
import { useWords } from '../words/words.ts'

const SECTIONS = rulesOf(rulesText).filter(({ title }) => title !== 'Transcripts')

/** The game in short, its five auctions, and every rule by its number. */
export function RulesScreen(): ReactNode {
  const words = useWords()
  return (
    <Page title={words.rules.title} about={words.rules.about}>
      <section className="mt-8 max-w-3xl">
        <h2 className="text-2xl">{words.rules.inShort}</h2>
        {words.rules.inShortText.map((text) => (
          <p key={text} className="mt-3 text-[1.0625rem]">
            {text}
          </p>
        ))}
      </section>
      <section className="mt-10">
        <h2 className="text-2xl">{words.rules.auctions}</h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {AUCTION_TYPES.map((type) => (
            <li key={type} className="panel p-5">
              <h3 className="flex items-center gap-2.5 text-lg">
                <AuctionIcon type={type} className="size-6" /> {words.auctions[type]}
              </h3>
              <p className="mt-2">{words.auctionRules[type]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10 max-w-3xl">
        <h2 className="text-2xl">{words.rules.all}</h2>
        {SECTIONS.map(({ title, blocks }) => (
          <section key={title}>
            <h3 className="mt-6 mb-2 text-xl">{title}</h3>
            {blocks.map((block) => (
              <Block key={block.key} block={block} />
            ))}
          </section>
        ))}
      </section>
    </Page>
  )
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
    <p id={block.number ?? undefined} className="mt-2 flex gap-3 target:bg-tile">
      {block.number !== null && (
        <span className="text-muted w-9 shrink-0 font-serif font-semibold">{block.number}</span>
      )}
      <span>{block.text}</span>
    </p>
  )
}
