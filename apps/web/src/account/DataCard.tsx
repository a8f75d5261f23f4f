import type { ReactNode } from 'react'
import { useState } from 'react'
import { accountApi } from '../online/accountApi.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Dialog } from '../pieces/Dialog.tsx'
import { saveTextAsFile } from '../saves/files.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { Card, CardNote } from './Card.tsx'
import { useAccountChange, useOwnAccount } from './ownAccount.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** What the server knows of one, to take along or to have deleted. */
export function DataCard({ onDeleted }: { readonly onDeleted: () => void }): ReactNode {
  const { data } = useAccountWords()
  const { busy, refused, attempt } = useAccountChange()
  const [asks, setAsks] = useState(false)
  const take = async (): Promise<void> => {
    const answered = await attempt(accountApi.exportData)
    if (answered !== null) saveTextAsFile(answered.text, 'application/json', 'modern-art-my-data.json')
  }
  return (
    <Card title={data.title}>
      <p>{data.about}</p>
      <div className="flex flex-wrap justify-between gap-2">
        <BusyButton className="button" busy={busy} onClick={() => void take()}>
          {data.export}
        </BusyButton>
        <button type="button" className="button button-quiet text-now-text!" onClick={() => setAsks(true)}>
          {data.remove}
        </button>
      </div>
      <CardNote refused={refused} />
      {asks && <DeleteDialog onClose={() => setAsks(false)} onDeleted={onDeleted} />}
    </Card>
  )
}

interface DeleteDialogProps {
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Says plainly what happens, before it does. */
function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const { data } = useAccountWords()
  const { account } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const remove = async (): Promise<void> => {
    if ((await attempt(accountApi.remove)) !== null) onDeleted()
  }
  return (
    <Dialog title={data.removeTitle} onClose={onClose} className="max-w-md">
      <ul className="ml-5 grid list-disc gap-2">
        {data.removeWhat.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {!account.signedInLately && (
        <div className="mt-4">
          <SignInAgain />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {account.signedInLately && (
          <BusyButton className="button button-now" busy={busy} onClick={() => void remove()}>
            {data.removeSure}
          </BusyButton>
        )}
        <button type="button" className="button" onClick={onClose}>
          {data.keep}
        </button>
      </div>
      <CardNote refused={refused} />
    </Dialog>
  )
}
