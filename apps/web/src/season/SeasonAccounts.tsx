import type { Card, Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useMedia } from '../pieces/useMedia.ts'
import { Picture } from '../paintings/Picture.tsx'
import { labelOf } from '../seats/names.ts'
import { ScreenPortrait } from '../seats/SeatPortrait.tsx'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { shownAccounts } from './shownAccounts.ts'
import type { ShownAccount } from './shownAccounts.ts'

/** On a narrow screen the columns would not fit side by side. */
const NARROW = '(max-width: 40rem)'

interface SeasonAccountsProps {
  readonly screen: Screen
  readonly round: number
}

/** The accounts of each museum: the bank's payment, purchases, sales and the profit. */
export function SeasonAccounts({ screen, round }: SeasonAccountsProps): ReactNode {
  const narrow = useMedia(NARROW)
  const accounts = shownAccounts(screen, round)
  const Accounts = narrow ? AccountList : AccountTable
  return <Accounts screen={screen} accounts={accounts} adds={accounts.some(({ sums }) => sums !== null)} />
}

interface AccountsProps {
  readonly screen: Screen
  readonly accounts: readonly ShownAccount[]
  /** Whether anybody's money is shown. On a screen for everybody nobody's is, and nothing is said of it. */
  readonly adds: boolean
}

function AccountTable({ screen, accounts, adds }: AccountsProps): ReactNode {
  const words = useWords()
  return (
    <FiguresPanel label={words.season.accounts}>
      <thead>
        <tr>
          <th scope="col">{words.season.museum}</th>
          <th scope="col">{words.season.fromBank}</th>
          {adds && (
            <>
              <th scope="col">{words.season.paid}</th>
              <th scope="col">{words.season.sales}</th>
              <th scope="col">{words.season.profit}</th>
              <th scope="col">{words.season.money}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ seat, paintings, redeemed, sums }) => (
          <tr key={seat}>
            <th scope="row">
              <Museum screen={screen} seat={seat} paintings={paintings} />
            </th>
            <td>{words.money(redeemed)}</td>
            {adds && sums === null && (
              <td colSpan={4} className="text-muted text-center!">
                {words.season.secret}
              </td>
            )}
            {sums !== null && (
              <>
                <td>{words.money(sums.paid)}</td>
                <td>{words.money(sums.sales)}</td>
                <td className={`font-semibold ${tone(sums.profit)}`}>{signed(sums.profit, words)}</td>
                <td className="font-semibold">{words.money(sums.money)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </FiguresPanel>
  )
}

/** The same, each museum with its figures below. */
function AccountList({ screen, accounts, adds }: AccountsProps): ReactNode {
  const words = useWords()
  return (
    <ul aria-label={words.season.accounts} className="panel mt-5">
      {accounts.map(({ seat, paintings, redeemed, sums }) => (
        <li key={seat} className="border-line p-3 not-first:border-t">
          <Museum screen={screen} seat={seat} paintings={paintings} />
          <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-1.5">
            <Figure label={words.season.fromBank} figure={words.money(redeemed)} />
            {adds && sums === null && <Figure label={words.season.money} figure={words.season.secret} />}
            {sums !== null && (
              <>
                <Figure label={words.season.paid} figure={words.money(sums.paid)} />
                <Figure label={words.season.sales} figure={words.money(sums.sales)} />
                <Figure label={words.season.profit} figure={signed(sums.profit, words)} className={tone(sums.profit)} />
                <Figure label={words.season.money} figure={words.money(sums.money)} />
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface FigureProps {
  readonly label: string
  readonly figure: string
  readonly className?: string
}

function Figure({ label, figure, className = '' }: FigureProps): ReactNode {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className={`font-semibold ${className}`}>{figure}</dd>
    </div>
  )
}

interface MuseumProps {
  readonly screen: Screen
  readonly seat: Seat
  readonly paintings: readonly Card[]
}

/** The owner of a museum, and its paintings. */
function Museum({ screen, seat, paintings }: MuseumProps): ReactNode {
  const words = useWords()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ScreenPortrait screen={screen} seat={seat} className="size-8" />
      <span className="font-serif text-[1.0625rem] font-semibold wrap-anywhere">
        {labelOf(screen.view, seat, words)}
      </span>
      <span className="flex flex-wrap gap-0.5">
        {paintings.map((card) => (
          <span key={card} className="frame w-6 p-px!">
            <Picture card={card} silent />
          </span>
        ))}
      </span>
    </span>
  )
}

function tone(profit: number): string {
  return profit > 0 ? 'text-gain' : profit < 0 ? 'text-loss' : ''
}

function signed(amount: number, words: Words): string {
  const figure = words.money(Math.abs(amount))
  return amount > 0 ? `+${figure}` : amount < 0 ? `−${figure}` : figure
}

/** A table of figures that may be wider than the screen: it scrolls sideways, by keys too. */
function FiguresPanel({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // A part that scrolls can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="panel mt-5 overflow-x-auto">
      <table className="season-table">{children}</table>
    </div>
  )
}
