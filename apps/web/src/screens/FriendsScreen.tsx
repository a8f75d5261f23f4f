import type { Access, ErrorCode, OpenTables } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { FriendsPage } from '../friends/FriendsPage.tsx'
import { api } from '../online/api.ts'
import { noteBeenOnline } from '../online/beenOnline.ts'
import { openUsualTable } from '../online/openUsualTable.ts'
import { myTablesStore, watchMyTables } from '../online/myTables.ts'
import type { RequestError } from '../online/request.ts'
import { saveAsFile } from '../saves/files.ts'
import { choose, useSetting } from '../settings/settings.ts'
import { faultOf } from './onlineFault.ts'

/** How often open tables are looked for, in milliseconds. */
const LOOKED_EVERY = 4000

/** Tables online: open one, find one, come back to one's own. */
export function FriendsScreen(): ReactNode {
  const [, navigate] = useLocation()
  const search = useSearch()
  const playerName = useSetting('playerName')
  const [name, setName] = useState<string | null>(null)
  const [openTables, setOpenTables] = useState<OpenTables['tables'] | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ErrorCode | null>(null)
  const myTables = useStore(myTablesStore, ({ tables }) => tables)

  useEffect(() => {
    const ask = async (): Promise<void> => {
      const answered = await api.me()
      if (answered.ok) setName(answered.name)
      else setFault(faultOf(answered.error))
    }
    void ask()
  }, [])
  useEffect(watchMyTables, [])
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const answered = await api.openTables()
      if (answered.ok) setOpenTables(answered.tables)
    }
    void look()
    const timer = setInterval(() => void look(), LOOKED_EVERY)
    return () => clearInterval(timer)
  }, [])

  /** Does one thing at a time, and says why it was not done. */
  const attempt = async (what: () => Promise<RequestError | null>): Promise<void> => {
    setBusy(true)
    setFault(null)
    const error = await what()
    setBusy(false)
    if (error !== null) setFault(faultOf(error))
  }

  const sayName = async (called: string): Promise<RequestError | null> => {
    const answered = await api.sayName(called)
    if (!answered.ok) return answered.error
    setName(answered.name)
    choose({ playerName: called })
    noteBeenOnline()
    return null
  }

  const open = async (access: Access, called: string): Promise<RequestError | null> => {
    const answered = await openUsualTable(access, called)
    if (!answered.ok) return answered.error
    setName(called)
    choose({ playerName: called })
    navigate(`/table/${answered.code}`)
    return null
  }

  return (
    <FriendsPage
      name={name}
      suggestedName={playerName}
      asksNameFor={search === 'open' ? 'private' : null}
      openTables={openTables}
      myTables={myTables}
      busy={busy}
      fault={fault}
      joinFault={null}
      hrefOf={(code) => `/table/${code}`}
      onRename={(called) => void attempt(() => sayName(called))}
      onOpen={(access, called) => void attempt(() => open(access, called))}
      onJoin={(code) => navigate(`/table/${code}`)}
      onExport={(code) => void attempt(() => exportGame(code))}
    />
  )
}

/** Hands a finished game over as a file. */
async function exportGame(code: string): Promise<RequestError | null> {
  const answered = await api.transcript(code)
  if (!answered.ok) return answered.error
  saveAsFile(answered.text)
  return null
}
