import { LONGEST_NAME, MOST_PROGRAMS } from '@modern-art/protocol'
import type { OwnProgram, OwnPrograms } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { copyText } from '../friends/copying.ts'
import type { Copied } from '../friends/copying.ts'
import { accountApi } from '../online/accountApi.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { AccountForm } from './AccountForm.tsx'
import { Card, CardNote } from './Card.tsx'
import { Field } from './Field.tsx'
import { useAccountChange } from './ownAccount.ts'

/** A bot that has just been made, and its token. */
interface Made {
  readonly id: number | null
  readonly name: string
  readonly token: string
}

/** The programs that one has written, and that play by a token each. */
export function BotsCard(): ReactNode {
  const { bots } = useAccountWords()
  const [own, setOwn] = useState<OwnPrograms['bots'] | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  /** How many were made here. */
  const [tokens, setTokens] = useState(0)
  const [ended, setEnded] = useState<string | null>(null)
  const making = useAccountChange()
  const ending = useAccountChange()
  const list = useRef<HTMLDivElement>(null)
  const { attempt } = ending
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<void> => {
      const answered = await attempt(accountApi.bots)
      if (answered !== null && !isGone) setOwn(answered.bots)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [attempt])
  const make = async (name: string): Promise<void> => {
    setEnded(null)
    const answered = await making.attempt(async () => {
      const asked = await accountApi.makeBot(name)
      // Others were made elsewhere: the list says so.
      const now = !asked.ok && asked.error.code === 'too_many' ? await accountApi.bots() : null
      if (now?.ok === true) setOwn(now.bots)
      return asked
    })
    if (answered === null) return
    const newest = answered.bots.toSorted((a, b) => b.madeAt - a.madeAt)[0]
    setOwn(answered.bots)
    setTokens(tokens + 1)
    setMade({ id: newest?.id ?? null, name: newest?.name ?? name, token: answered.token })
  }
  const end = async ({ id, name }: OwnProgram): Promise<void> => {
    setEnded(null)
    const left = await attempt(() => accountApi.endBot(id))
    if (left === null) return
    // The button goes with the bot: whoever uses keys stays among them.
    list.current?.focus()
    // A token of another bot may not be copied yet.
    if (made?.id === id) setMade(null)
    setOwn(left.bots)
    setEnded(bots.ended(name))
  }
  return (
    <Card title={bots.title}>
      <p>{bots.about}</p>
      <div ref={list} tabIndex={-1} className="outline-none">
        {own !== null && own.length > 0 && (
          <ul className="account-rows">
            {own.map((bot) => (
              <li key={bot.id} className="account-row">
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{bot.name}</span>
                  <span className="text-muted block text-sm">
                    {bot.usedAt === null ? bots.unused : bots.used(bot.usedAt)}
                  </span>
                </p>
                <AskedTwice
                  action={{ text: bots.end, label: bots.endLabel(bot.name) }}
                  question={{ text: bots.reallyEnd, label: bots.reallyEndLabel(bot.name) }}
                  className={(asks) => `button ${asks ? '' : 'button-quiet'} px-3!`}
                  onSure={() => void end(bot)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {made !== null && <NewToken key={made.token} name={made.name} token={made.token} />}
      {own !== null &&
        (own.length >= MOST_PROGRAMS ? (
          <p>{bots.enough(MOST_PROGRAMS)}</p>
        ) : (
          <AccountForm
            // Empty again once there is a new token.
            key={tokens}
            action={bots.make}
            busy={making.busy}
            refused={making.refused?.code === 'too_many' ? null : making.refused}
            needed={{ name: bots.noName }}
            onSend={({ name }) => void make(name)}
          >
            {(fault) => (
              <Field name="name" label={bots.name} fills="off" maxLength={LONGEST_NAME} fault={fault('name')} />
            )}
          </AccountForm>
        ))}
      <CardNote refused={ending.refused} done={ended} />
    </Card>
  )
}

/** A token, shown once. */
function NewToken({ name, token }: { readonly name: string; readonly token: string }): ReactNode {
  const { bots, codes } = useAccountWords()
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied | null>(null)
  // The field for the name is empty again: whoever uses keys, or listens, goes on from here.
  useEffect(() => note.current?.focus(), [])
  const copy = async (): Promise<void> => {
    // Pages without a secure connection have no clipboard, whatever the types say.
    const { clipboard } = navigator as Partial<Navigator>
    setCopied(await copyText(token, { clipboard, select: () => field.current?.select() }))
  }
  return (
    <div className="grid gap-2">
      <p ref={note} tabIndex={-1} className="font-semibold outline-none">
        {bots.once}
      </p>
      <label htmlFor={id} className="text-muted text-sm">
        {bots.token(name)}
      </label>
      <div className="flex flex-wrap gap-2">
        <input ref={field} id={id} readOnly className="field min-w-0 flex-[1_1_10rem] text-ellipsis" value={token} />
        <button type="button" className="button button-ink" onClick={() => void copy()}>
          {codes.copy}
        </button>
      </div>
      <p role="status" className={copied === null ? 'sr-only' : 'text-sm font-semibold'}>
        {copied === null ? '' : copied === 'copied' ? `✓ ${codes.copied}` : bots.copySelected}
      </p>
    </div>
  )
}
