import type { Action, Card } from '@modern-art/engine'
import { useEffect, useEffectEvent } from 'react'
import { useHint } from './Hint.tsx'
import { useTable } from '../context/tableContext.ts'

interface Preparing {
  readonly select: (card: Card | null) => void
  readonly prepare: (amount: number | null) => void
}

/** Lifts the card, or sets the amount, that a hint speaks of: once, so that one may still choose otherwise. */
export function useAdvice({ select, prepare }: Preparing): void {
  const { screen } = useTable()
  const advised = useHint(screen)?.explanation?.action ?? null
  const take = useEffectEvent((action: Action): void => {
    switch (action.type) {
      case 'play_card':
      case 'offer_second':
        return select(action.card)
      case 'bid':
        return prepare(action.amount)
      case 'submit_bid':
        // Not bidding has its own button.
        return action.amount > 0 ? prepare(action.amount) : undefined
      case 'set_price':
        return prepare(action.price)
      default:
    }
  })
  useEffect(() => {
    if (advised !== null) take(advised)
  }, [advised])
}
