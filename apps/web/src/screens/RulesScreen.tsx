import { AUCTION_TYPES } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { AuctionIcon } from '../paintings/Marks.tsx'
import { Page } from '../pieces/Page.tsx'
import { RulesReference } from '../rules/RulesReference.tsx'
import { useWords } from '../words/words.ts'

/** The game in short, its five auctions, and every rule by its number; the address may name one to begin with. */
export function RulesScreen(): ReactNode {
  const words = useWords()
  const at = location.hash.slice(1)
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
        <RulesReference at={at === '' ? null : at} />
      </section>
    </Page>
  )
}
