import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { NameForm } from '../friends/NameForm.tsx'
import { callMe } from '../online/callMe.ts'
import { FaceOf } from '../seats/FaceOf.tsx'
import { choose } from '../settings/settings.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { accountFaultText } from './accountFault.ts'
import { Card } from './Card.tsx'
import { FaceDialog } from './FaceDialog.tsx'
import { useOwnAccount } from './ownAccount.ts'
import { useAttempt } from '../online/useAttempt.ts'

/** How others see one. */
export function YouCard(): ReactNode {
  const words = useWords()
  const account = useAccountWords()
  const { you } = account
  const { me } = useOwnAccount()
  const name = me.name ?? ''
  const [renames, setRenames] = useState(me.name === null)
  const [choosesFace, setChoosesFace] = useState(false)
  const { busy, refused, attempt } = useAttempt()
  const renameButton = useRef<HTMLButtonElement>(null)
  const [isRenamed, setIsRenamed] = useState(false)
  useEffect(() => {
    if (isRenamed && !renames) renameButton.current?.focus()
  }, [isRenamed, renames])
  const rename = async (called: string): Promise<void> => {
    if ((await attempt(() => callMe(called))) === null) return
    choose({ playerName: called })
    setIsRenamed(true)
    setRenames(false)
  }
  return (
    <Card title={you.title}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <FaceOf name={name} portrait={me.portrait} className="size-24" />
        <div className="grid min-w-0 flex-[1_1_12rem] gap-2">
          {renames ? (
            <NameForm
              first={name}
              action={words.online.name.save}
              busy={busy}
              takesFocus={name !== ''}
              fault={refused === null ? null : accountFaultText(refused.code, words, account)}
              onName={(called) => void rename(called)}
            />
          ) : (
            <p className="title text-3xl wrap-anywhere">{name}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {!renames && (
              <button ref={renameButton} type="button" className="button" onClick={() => setRenames(true)}>
                {you.rename}
              </button>
            )}
            <button type="button" className="button" onClick={() => setChoosesFace(true)}>
              {you.face}
            </button>
          </div>
        </div>
      </div>
      {choosesFace && <FaceDialog name={name} portrait={me.portrait} onClose={() => setChoosesFace(false)} />}
    </Card>
  )
}
