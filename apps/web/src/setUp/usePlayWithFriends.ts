import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { noteNotOpened } from '../online/notOpened.ts'
import type { Fault } from '../online/request.ts'
import { settings } from '../settings/settings.ts'

interface PlayWithFriends {
  /** Whether a table is being opened. */
  readonly opening: boolean
  readonly playWithFriends: () => void
}

/** One press to a table online, for somebody who has said their name; others say it first. */
export function usePlayWithFriends(): PlayWithFriends {
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const open = async (name: string): Promise<void> => {
    setOpening(true)
    const { openUsualTable } = await import('../online/openUsualTable.ts')
    const answered = await openUsualTable('private', name)
    setOpening(false)
    if (!answered.ok) complain(answered.error.code)
    // Somebody who has gone elsewhere in the meantime stays there.
    else if (isHere.current) navigate(`/table/${answered.code}`)
  }
  /** Where no table can be had, the page of tables says why. */
  const complain = (why: Fault): void => {
    if (!isHere.current) return
    noteNotOpened(why)
    navigate('/friends')
  }
  return {
    opening,
    playWithFriends: () => {
      const name = settings.getState().playerName.trim()
      if (name === '') navigate('/friends?open')
      // What opens a table could not be fetched.
      else open(name).catch(() => complain('offline'))
    },
  }
}
