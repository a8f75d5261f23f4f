import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { reopenGame } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { GameOnScreen } from './GameOnScreen.tsx'

/** A game that is played here, whatever it shows just now. `new` is one that has just been asked for. */
export function PlayScreen({ id }: { readonly id: string }): ReactNode {
  const [, navigate] = useLocation()
  const status = usePlay((state) => state.status)
  const gameId = usePlay((state) => state.gameId)
  const wanted = usePlay((state) => state.wanted)
  useEffect(() => {
    if (id === 'new') {
      if (gameId !== null) navigate(`/game/${gameId}`, { replace: true })
      else if (status === 'closed') navigate('/', { replace: true })
    } else if (gameId !== id && wanted !== id) reopenGame(id)
  }, [id, gameId, wanted, status, navigate])
  return <GameOnScreen onRetry={() => reopenGame(id)} />
}
