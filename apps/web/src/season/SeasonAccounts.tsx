import type { ReactNode } from 'react'
import { Picture } from '../paintings/Picture.tsx'
import { labelOf } from '../table/names.ts'
import { SeatPortrait } from '../table/SeatPortrait.tsx'
import type { Screen } from '../worker/messages.ts'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { FiguresPanel } from './FiguresPanel.tsx'
import { shownAccounts } from './shownAccounts.ts'
import type { ShownAccount } from './shownAccounts.ts'

/** For each museum what the bank paid, what was bought and sold, and what all that came to. */
export function SeasonAccounts({ screen, round }: { readonly screen: Screen; readonly round: number }): ReactNode {
  const words = useWords()
  return (
    <FiguresPanel label={words.season.accounts}>
      <thead>
        <tr>
          <th scope="col">{words.season.museum}</th>
          <th scope="col">{words.season.redeemed}</th>
          <th scope="col">{words.season.paid}</th>
          <th scope="col">{words.season.sales}</th>
          <th scope="col">{words.season.profit}</th>
          <th scope="col">{words.season.money}</th>
        </tr>
      </thead>
      <tbody>
        {shownAccounts(screen, round).map((account) => (
          <Account key={account.seat} screen={screen} account={account} />
        ))}
      </tbody>
    </FiguresPanel>
  )
}

function Account({ screen, account }: { readonly screen: Screen; readonly account: ShownAccount }): ReactNode {
  const words = useWords()
  const { view, occupants } = screen
  const { seat, paintings, redeemed, sums } = account
  const occupant = occupants[seat]
  return (
    <tr>
      <th scope="row">
        <span className="flex flex-wrap items-center gap-2">
          {occupant !== undefined && (
            <SeatPortrait
              sitter={occupant}
              name={view.setup.players[seat] ?? ''}
              seat={seat}
              className="size-8 max-sm:size-6"
            />
          )}
          <span className="font-serif text-[1.0625rem] font-semibold wrap-anywhere max-sm:text-sm">
            {labelOf(view, seat, words)}
          </span>
          <span className="flex flex-wrap gap-0.5">
            {paintings.map((card) => (
              <span key={card} className="frame w-6 p-px!">
                <Picture card={card} silent />
              </span>
            ))}
          </span>
        </span>
      </th>
      <td>{words.money(redeemed)}</td>
      {sums === null ? (
        <td colSpan={4} className="text-muted text-center!">
          {words.season.secret}
        </td>
      ) : (
        <>
          <td>{words.money(sums.paid)}</td>
          <td>{words.money(sums.sales)}</td>
          <td className={`font-semibold ${sums.profit > 0 ? 'text-gain' : sums.profit < 0 ? 'text-loss' : ''}`}>
            {signed(sums.profit, words)}
          </td>
          <td className="font-semibold">{words.money(sums.money)}</td>
        </>
      )}
    </tr>
  )
}

function signed(amount: number, words: Words): string {
  const figure = words.money(Math.abs(amount))
  return amount > 0 ? `+${figure}` : amount < 0 ? `−${figure}` : figure
}
