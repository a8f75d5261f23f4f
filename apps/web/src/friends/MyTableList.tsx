import { winnersOf } from '@modern-art/engine'
import type { MyTable } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Fault } from '../online/request.ts'
import { Rich } from '../words/Rich.tsx'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'
import { faultText } from './faultText.ts'
import { unitsLeft } from '../words/grammar/timeLeft.ts'
import { useNow } from '../pieces/useNow.ts'

interface MyTableListProps {
  /** `null` while they are on their way, or cannot be had. */
  readonly tables: readonly MyTable[] | null
  /** Why they could not be had when they were last asked for. */
  readonly fault: Fault | null
  /** When the server said so, by `performance.now()`. */
  readonly heardAt: number
  readonly hrefOf: (code: string) => string
  readonly onExport: (code: string) => void
}

/** How often what is left of a time is told anew, in milliseconds. */
const TOLD_EVERY = 20_000

/** The tables at which one has a seat, in the order in which the server gives them: the most urgent first. */
export function MyTableList({ tables, heardAt, fault, hrefOf, onExport }: MyTableListProps): ReactNode {
  const words = useWords()
  const { friends } = words.online
  const now = useNow(tables?.some(({ left }) => left !== null) ?? false, TOLD_EVERY)
  return (
    <section aria-labelledby="my-tables" className="min-w-0">
      <h2 id="my-tables" className="mb-2 text-lg">
        {friends.mine}
      </h2>
      {tables === null && <p className="text-muted">{fault === null ? friends.loading : faultText(fault, words)}</p>}
      {tables?.length === 0 && <p className="text-muted">{friends.noneMine}</p>}
      {tables !== null && tables.length > 0 && (
        <ul className="grid gap-2">
          {tables.map((table) => (
            <TableRow
              key={table.code}
              table={table}
              passed={Math.max(0, now - heardAt)}
              href={hrefOf(table.code)}
              onExport={onExport}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface TableRowProps {
  readonly table: MyTable
  /** How long ago it was told, in milliseconds. */
  readonly passed: number
  readonly href: string
  readonly onExport: (code: string) => void
}

function TableRow({ table, passed, href, onExport }: TableRowProps): ReactNode {
  const words = useWords()
  const { friends, paces } = words.online
  const { code, players, yourTurn, stage, pace, changedAt } = table
  const others = words.saves.with(players)
  const action = stage === 'finished' ? friends.look : friends.goOn
  return (
    <li className={`panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3 ${yourTurn ? 'waits-for-you' : ''}`}>
      <p className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
        <span className="font-serif text-lg/tight font-semibold">{others}</span>
        <span className={`block ${yourTurn ? 'text-now-text font-semibold' : ''}`}>
          <Standing table={table} passed={passed} words={words} />
        </span>
        <span className="text-muted block text-sm">
          {paces[pace].name} · {words.dateTime(changedAt)}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Link
          href={href}
          className={`button ${yourTurn ? 'button-now' : ''}`}
          aria-label={friends.openLabel(action, others)}
        >
          {action}
        </Link>
        {stage === 'finished' && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={friends.openLabel(words.over.export, others)}
            onClick={() => onExport(code)}
          >
            {words.over.export}
          </button>
        )}
      </span>
    </li>
  )
}

interface StandingProps extends Pick<TableRowProps, 'table' | 'passed'> {
  readonly words: Words
}

/** Where a table stands, to the person whose list it is in. */
function Standing({ table, passed, words }: StandingProps): ReactNode {
  const { stage, players, chair, yourTurn, left, asked, money } = table
  const { friends, stages } = words.online
  if (yourTurn) return left === null ? friends.yourTurn : `${friends.yourTurn} · ${leftText(left - passed, words)}`
  if (money !== null) {
    const winners = winnersOf(money)
    const names = winners.map((seat) => ({ name: players[seat] ?? '', you: seat === chair }))
    return <Rich text={words.saves.won(names, Math.max(...money))} />
  }
  const waitsFor = asked.map((seat) => players[seat] ?? '').filter((name) => name !== '')
  return stage === 'playing' && waitsFor.length > 0 ? friends.waitsFor(waitsFor) : stages[stage]
}

function leftText(milliseconds: number, { online: { friends } }: Words): string {
  const left = unitsLeft(milliseconds)
  return left === null ? friends.hardlyLeft : friends.left(left.count, left.unit)
}
