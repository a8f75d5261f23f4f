import { artistName, auctionTypeOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { Plan, Plans } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { paintingFor } from '../../paintings/pictures.ts'
import { planAhead } from '../../play/play.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import { Rich } from '../../words/Rich.tsx'
import type { Words } from '../../words/words.ts'
import { useWords } from '../../words/words.ts'

const NO_PASSES: Plan = { type: 'pass_on', artists: [] }
const NO_SALE: Plan = { type: 'sell', sale: null }

/** The plans that stand, each as a sentence that can be taken back. */
export function PlanLines({ seat, plans }: { readonly seat: Seat; readonly plans: Plans }): ReactNode {
  const words = useWords()
  const { passOn, sale } = plans
  return (
    <ul className="plan-lines">
      {passOn.length > 0 && (
        <Line
          text={words.plans.passStands(passOn.map(artistName))}
          action={words.plans.withdraw}
          onPress={() => planAhead(seat, NO_PASSES)}
        />
      )}
      {sale !== null && (
        <Line text={saleText(sale, words)} action={words.plans.withdraw} onPress={() => planAhead(seat, NO_SALE)} />
      )}
    </ul>
  )
}

function saleText({ card, second, terms }: NonNullable<Plans['sale']>, words: Words): Marked {
  const { title } = paintingFor(card, words)
  const added = second === null ? null : paintingFor(second, words).title
  return words.plans.sellStands(title, added, auctionTypeOf(card) === 'double', terms)
}

/** Why a sale is off, until that is read. */
export function LapsedLine({ seat, plans }: { readonly seat: Seat; readonly plans: Plans }): ReactNode {
  const words = useWords()
  const { lapsed } = plans
  return (
    <div role="status">
      {lapsed !== null && (
        <ul className="plan-lines">
          <Line
            text={words.plans.lapsed(paintingFor(lapsed.card, words).title, lapsed.why)}
            action={words.plans.dismiss}
            onPress={() => planAhead(seat, NO_SALE)}
          />
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  readonly text: Marked
  readonly action: string
  readonly onPress: () => void
}

function Line({ text, action, onPress }: LineProps): ReactNode {
  return (
    <li>
      <span>
        <Rich text={text} />
      </span>
      <button type="button" className="button" onClick={onPress}>
        {action}
      </button>
    </li>
  )
}
