import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { guessSeats } from '../setUp/readyMade.ts'
import { DealReportDialog } from '../fairness/DealReportDialog.tsx'
import type { DealReport } from '../fairness/dealReport.ts'
import { reportHere } from '../fairness/reportOnTable.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { Page } from '../pieces/Page.tsx'
import { SeatRows } from '../setUp/SeatRows.tsx'
import { importGame } from '../play/play.ts'
import { readGameFile } from '../saves/files.ts'
import type { FileFault } from '../saves/files.ts'
import { forgetGame, listGames } from '../saves/saves.ts'
import type { GameResult, SaveSummary } from '../saves/savedGame.ts'
import type { NewSeat } from '../newGame/newGame.ts'
import { SeatPortrait } from '../seats/SeatPortrait.tsx'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'

/** The games on this device, and a way in for one from a file. */
export function SavesScreen(): ReactNode {
  const words = useWords()
  const [games, setGames] = useState<readonly SaveSummary[] | 'forbidden' | null>(null)
  const load = (): void => {
    listGames().then(setGames, () => setGames('forbidden'))
  }
  useEffect(load, [])
  const remove = (id: string): void => {
    forgetGame(id).then(load, () => setGames('forbidden'))
  }
  return (
    <Page title={words.saves.title}>
      <GameFile />
      {games === 'forbidden' && (
        <p role="alert" className="mt-6">
          {words.trouble.noSaves}
        </p>
      )}
      {games !== null && games !== 'forbidden' && games.length === 0 && (
        <p className="text-muted mt-6">{words.saves.none}</p>
      )}
      {games !== null && games !== 'forbidden' && (
        <ul className="mt-6 grid gap-2">
          {games.map(({ id, savedAt, players, round, finished, result }) => (
            <li key={id} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
              {result !== undefined && <Winners result={result} />}
              <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
                <span className="font-serif text-lg font-semibold">{words.saves.with(players)}</span>
                <span className="block">
                  {result !== undefined ? (
                    <Rich text={words.saves.won(result.winners, result.amount)} />
                  ) : finished ? (
                    words.saves.finished
                  ) : (
                    words.saves.season(round)
                  )}
                </span>
                <span className="text-muted block text-sm">{words.dateTime(savedAt)}</span>
              </p>
              <Link href={`/game/${id}`} className="button">
                {words.saves.open}
              </Link>
              <AskedTwice
                action={{ text: words.saves.remove, label: words.saves.removeLabel(words.saves.with(players)) }}
                question={{
                  text: words.saves.reallyRemove,
                  label: words.saves.reallyRemoveLabel(words.saves.with(players)),
                }}
                className={() => 'button button-quiet'}
                onSure={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

/** The faces of those who won a game. */
function Winners({ result }: { readonly result: GameResult }): ReactNode {
  return (
    <span className="flex -space-x-2">
      {result.winners.map(({ seat, name, bot }) => (
        <SeatPortrait
          key={seat}
          sitter={bot === null ? { kind: 'person' } : { kind: 'bot', bot }}
          name={name}
          seat={seat}
          className="size-12"
        />
      ))}
    </span>
  )
}

function faultText(fault: FileFault, { trouble }: Words): string {
  switch (fault.code) {
    case 'too_large':
      return trouble.fileTooLarge
    case 'unread':
      return trouble.fileUnread
    case 'no_game':
      return trouble.badFile(fault.message)
  }
}

interface ReadFile {
  readonly text: string
  readonly seats: readonly NewSeat[]
  /** How it was dealt; `null` where the file does not say. */
  readonly report: DealReport | null
}

/** A game from a file: what it is, and who plays on. */
function GameFile(): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [chosen] = input.files ?? []
    if (chosen === undefined) return
    const found = await readGameFile(chosen, (seat) => words.setUp.playerName(seat + 1))
    setFault(found.ok ? null : faultText(found.fault, words))
    const seats = found.ok ? guessSeats(found.players) : []
    setFile(found.ok ? { text: found.text, seats, report: reportHere(found.transcript) } : null)
    // The same file, mended, can be chosen again.
    input.value = ''
  }
  const open = (): void => {
    if (file === null) return
    importGame(file.text, file.seats)
    navigate('/game/new')
  }
  return (
    <section className="mt-6">
      <label className="button has-focus-visible:outline-focus has-focus-visible:outline-3">
        {words.saves.import}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ currentTarget }) => void read(currentTarget)}
        />
      </label>
      <p className="text-muted mt-2 text-sm">{words.saves.importHint}</p>
      {fault !== null && (
        <p role="alert" className="text-now-text mt-3 font-semibold">
          {fault}
        </p>
      )}
      {file !== null && (
        <div className="mt-4 grid gap-3">
          <h2 className="text-lg">{words.saves.whoPlays}</h2>
          <SeatRows named seats={file.seats} onChange={(seats) => setFile({ ...file, seats })} />
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-ink" onClick={open}>
              {words.saves.goOn}
            </button>
            {file.report !== null && (
              <button type="button" className="button" onClick={() => setIsChecked(true)}>
                {words.fairness.check}
              </button>
            )}
          </div>
          {isChecked && file.report !== null && (
            <DealReportDialog report={file.report} onClose={() => setIsChecked(false)} />
          )}
        </div>
      )}
    </section>
  )
}
