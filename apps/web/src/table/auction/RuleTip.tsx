import type { AuctionType } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ruleOfAuction } from '../../rules/ruleThatMatters.ts'
import { useTable } from '../context/tableContext.ts'
import { useWords } from '../../words/words.ts'

/** The rule of a kind of auction, one tap away. */
export function RuleTip({ type }: { readonly type: AuctionType }): ReactNode {
  const words = useWords()
  const { readRules } = useTable()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.rulesOf(type)}
        className="border-line-strong text-muted relative grid size-6 shrink-0 place-items-center rounded-full border font-serif text-sm font-semibold italic after:absolute after:-inset-2.5"
      >
        i
      </button>
      <div
        id={id}
        popover="auto"
        className="panel text-ink m-auto max-w-sm p-5 text-[0.9375rem] shadow-[0_30px_80px_-20px_var(--shade)]"
      >
        <h3 className="mb-2 text-lg">{words.auctions[type]}</h3>
        <p>{words.auctionRules[type]}</p>
        <p className="mt-3 flex justify-between">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="underline underline-offset-4"
            onClick={() => readRules(ruleOfAuction(type))}
          >
            {words.table.rules}
          </button>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="font-semibold underline underline-offset-4"
          >
            {words.close}
          </button>
        </p>
      </div>
    </>
  )
}
