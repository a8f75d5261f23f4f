import { useState } from 'react'
import { useLocation } from 'wouter'
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
  const open = async (name: string): Promise<void> => {
    setOpening(true)
    const { openUsualTable } = await import('../online/openUsualTable.ts')
    const answered = await openUsualTable('private', name)
    setOpening(false)
    // Where no table can be had, the page of tables says why.
    navigate(answered.ok ? `/table/${answered.code}` : '/friends')
  }
  return {
    opening,
    playWithFriends: () => {
      const name = settings.getState().playerName.trim()
      if (name === '') navigate('/friends?open')
      else open(name).catch(() => navigate('/friends'))
    },
  }
}
