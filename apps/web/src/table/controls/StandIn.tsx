import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { takeBack } from '../../play/play.ts'
import { useWords } from '../../words/words.ts'

/** The bar while a bot plays for the viewer: how to play again. */
export function StandIn({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  return (
    <div className="bid-bar">
      <div className="action-bar">
        <p className="flex-1 px-2 text-center">{words.controls.standIn}</p>
        <button type="button" className="button button-now" onClick={() => takeBack(seat)}>
          {words.controls.takeBack}
        </button>
      </div>
    </div>
  )
}
