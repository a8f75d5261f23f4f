import { ACCESSES } from '@modern-art/protocol'
import type { Access, Me, MyTable, MyVacation, OpenTables } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Queued } from '../online/matches.ts'
import type { Fault } from '../online/request.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Page } from '../pieces/Page.tsx'
import { useWords } from '../words/words.ts'
import { JoinForm } from './JoinForm.tsx'
import { MyTableList } from './MyTableList.tsx'
import { NameForm } from './NameForm.tsx'
import { OwnIdentity } from './OwnIdentity.tsx'
import { OpenTableList } from './OpenTableList.tsx'
import { VacationPanel } from './VacationPanel.tsx'
import { faultText } from './faultText.ts'
import './friends.css'

export interface FriendsPageProps {
  /** Who this person is to the server; `null` until it has said so. */
  readonly me: Me | null
  /** What a person without a name may be called: that of the settings, say. */
  readonly suggestedName?: string
  /** A table that somebody without a name has asked for already. */
  readonly asksNameFor?: Access | null
  /** `null` while they are on their way, or cannot be had. */
  readonly openTables: OpenTables['tables'] | null
  readonly openTablesFault: Fault | null
  readonly myTables: readonly MyTable[] | null
  /** When the server told them, by `performance.now()`. */
  readonly myTablesHeardAt: number
  readonly myTablesFault: Fault | null
  /** One's own vacation; `null` until the server has told it, or where there is nothing to be away from. */
  readonly vacation: MyVacation | null
  /** Why no vacation was taken, or ended. */
  readonly vacationFault: Fault | null
  readonly vacationBusy: boolean
  /** Whether something that was asked is not answered yet. */
  readonly busy: boolean
  /** Why no table was opened, or no name taken; or why the server does not say who this is. */
  readonly fault: Fault | null
  readonly hrefOf: (code: string) => string
  readonly matchHref: string
  /** Whether this person is in the queue of quick match, and a table waits for them there. */
  readonly queue: Queued | null
  readonly accountHref: string
  readonly signInHref: string
  /** Says whether the name is taken. */
  readonly onRename: (name: string) => Promise<boolean>
  /** Opens a table with the usual settings; `name` may be one that the server does not know yet. */
  readonly onOpen: (access: Access, name: string) => void
  /** Looks for a table as this person did last. */
  readonly onMatch: () => void
  readonly onJoin: (code: string) => void
  readonly onExport: (code: string) => void
  readonly onVacation: (from: number | null, days: number) => void
  readonly onBack: () => void
  /** How one is told of one's turn; below one's tables. */
  readonly notices?: ReactNode
  /** What else belongs to play with others. */
  readonly children?: ReactNode
}

/** All ways to play with others: a table of one's own, a friend's code, open tables, and tables one has a seat at. */
export function FriendsPage(props: FriendsPageProps): ReactNode {
  const {
    openTables,
    openTablesFault,
    myTables,
    myTablesHeardAt,
    myTablesFault,
    busy,
    hrefOf,
    onJoin,
    onExport,
    children,
  } = props
  const words = useWords()
  return (
    <Page title={words.online.friends.title} about={words.online.friends.about}>
      <section aria-labelledby="quick-match" className="panel friends-match mt-6">
        <div>
          <h2 id="quick-match" className="text-lg">
            {words.online.friends.match}
          </h2>
          <p className="text-muted text-sm">{words.online.friends.matchHint}</p>
          {/* It is there before there is something to hear. */}
          <p role="status" className={props.queue === null ? 'sr-only' : 'mt-1 font-semibold'}>
            {props.queue !== null && (
              <>
                {words.online.friends.queue[props.queue]}{' '}
                <Link href={props.matchHref} className="text-link">
                  {words.online.friends.toQueue}
                </Link>
              </>
            )}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <BusyButton className="button button-ink" busy={busy || isUnknown(props)} onClick={props.onMatch}>
            {words.online.friends.matchNow}
          </BusyButton>
          <Link href={props.matchHref} className="button">
            {words.online.friends.matchChoose}
          </Link>
        </span>
      </section>
      <div className="friends-ways mt-4">
        <OwnTable {...props} />
        <div className="panel p-4 sm:p-5">
          <JoinForm busy={busy} onJoin={onJoin} />
        </div>
      </div>
      <div className="friends-tables mt-8">
        <div className="grid min-w-0 content-start gap-6">
          <MyTableList
            tables={myTables}
            heardAt={myTablesHeardAt}
            fault={myTablesFault}
            hrefOf={hrefOf}
            onExport={onExport}
          />
          {props.vacation !== null && (
            <VacationPanel
              vacation={props.vacation}
              fault={props.vacationFault}
              busy={props.vacationBusy}
              onTake={props.onVacation}
              onEnd={props.onBack}
            />
          )}
          {props.notices}
        </div>
        <OpenTableList tables={openTables} fault={openTablesFault} hrefOf={hrefOf} />
      </div>
      {children}
    </Page>
  )
}

/** Somebody who has said a name is not asked for it because the server is slow to say so. */
function isUnknown({ me, fault }: FriendsPageProps): boolean {
  return me === null && fault === null
}

/** Opens a table in one press, once there is a name. */
function OwnTable(props: FriendsPageProps): ReactNode {
  const { me, suggestedName = '', asksNameFor = null, busy, fault, accountHref, signInHref, onRename, onOpen } = props
  const words = useWords()
  const { friends } = words.online
  const name = me?.name ?? null
  const [asksFor, setAsksFor] = useState<Access | 'name' | null>(asksNameFor)
  const [isRenamed, setIsRenamed] = useState(false)
  const wrong = fault === null ? null : faultText(fault, words)
  const press = (access: Access): void => {
    if (name === null) setAsksFor(access)
    else onOpen(access, name)
  }
  const rename = async (taken: string): Promise<void> => {
    const done = await onRename(taken)
    setIsRenamed(done)
    // What was typed stays until it is taken.
    if (done) setAsksFor(null)
  }
  const take = (taken: string): void => {
    if (asksFor === 'name') void rename(taken)
    else if (asksFor !== null) onOpen(asksFor, taken)
  }
  return (
    <div className="panel grid content-start gap-3 p-4 sm:p-5">
      {ACCESSES.map((access) => (
        <div key={access} className="grid gap-1">
          <BusyButton
            className={access === 'private' ? 'button button-now min-h-14 text-lg' : 'button'}
            busy={busy || isUnknown(props)}
            aria-describedby={`open-${access}`}
            onClick={() => press(access)}
          >
            {friends.open[access]}
          </BusyButton>
          <p id={`open-${access}`} className="text-muted text-sm">
            {friends.openHint[access]}
          </p>
        </div>
      ))}
      {asksFor !== null && (
        <NameForm
          key={asksFor}
          first={name ?? suggestedName}
          action={asksFor === 'name' ? words.online.name.save : friends.toTheTable}
          busy={busy}
          takesFocus
          onName={take}
        />
      )}
      {asksFor === null && me !== null && (
        <OwnIdentity
          me={me}
          takesFocus={isRenamed}
          accountHref={accountHref}
          signInHref={signInHref}
          onRename={() => setAsksFor('name')}
        />
      )}
      {wrong !== null && (
        <p role="alert" className="text-now-text font-semibold">
          {wrong}
        </p>
      )}
    </div>
  )
}
