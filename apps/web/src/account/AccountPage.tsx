import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { accountApi } from '../online/accountApi.ts'
import { Page } from '../pieces/Page.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { useLanguage } from '../words/words.ts'
import { NoticePanel } from '../notices/NoticePanel.tsx'
import { BlockedList } from '../safety/BlockedList.tsx'
import { BotsCard } from './BotsCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { OwnAccountContext } from './ownAccount.ts'
import type { OwnAccount } from './ownAccount.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { RecoveryCard, RecoveryOffer } from './RecoveryCodes.tsx'
import { WaysCard } from './WaysCard.tsx'
import { YouCard } from './YouCard.tsx'
import './account.css'

interface AccountPageProps extends OwnAccount {
  /** Where the person came from, and goes back to. */
  readonly from: string | null
  /** Whether it was made just now. */
  readonly isNew: boolean
  /** Recovery codes were taken along, or are not wanted now. */
  readonly onWelcomed: () => void
  readonly onDeleted: () => void
  /** What there is to say first. */
  readonly children: ReactNode
}

/** All that one sees and changes of the own account. */
export function AccountPage({ from, isNew, onWelcomed, onDeleted, children, ...own }: AccountPageProps): ReactNode {
  const account = useAccountWords()
  const { welcome, codes } = account
  const language = useLanguage()
  useEffect(() => {
    // Mails come in the language of the page; one that does not hear it now hears it another time.
    void accountApi.writeIn(language)
  }, [language])
  return (
    <Page title={account.title}>
      <OwnAccountContext value={own}>
        <div className="mt-6 grid gap-4">
          {children}
          {from !== null && !isNew && (
            <Link href={from} className="button button-now justify-self-start">
              {welcome.back}
            </Link>
          )}
          {own.me.isModerator && (
            <Link href="/moderation" className="button justify-self-start">
              {account.moderation}
            </Link>
          )}
          {isNew && (
            <section className="panel account-card border-ink max-w-2xl">
              <h2 className="text-xl">{welcome.title(own.me.name)}</h2>
              <RecoveryOffer mail={own.ways.mail} later={welcome.later} done={codes.done} onDone={onWelcomed} />
            </section>
          )}
          <div className="account-cards">
            <div className="account-column">
              <YouCard />
              <ProfileCard />
              <WaysCard />
              <NoticePanel className="p-4 sm:p-5" />
            </div>
            <div className="account-column">
              {!isNew && <RecoveryCard />}
              <DevicesCard />
              <BotsCard />
              <DataCard onDeleted={onDeleted} />
              <BlockedList className="panel p-4 sm:p-5" />
            </div>
          </div>
        </div>
      </OwnAccountContext>
    </Page>
  )
}
