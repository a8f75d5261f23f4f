import { STAND_IN, calledAtTable, weightsOf } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'
import type { ReactNode } from 'react'
import { useWeights } from '../weights/useWeights.ts'
import { useWords } from '../words/words.ts'

/** What is to be known about a bot that has to be fetched before it can play. It is sent for as soon as this is shown. */
export function WeightsNote({ bot }: { readonly bot: OpponentName }): ReactNode {
  const words = useWords()
  const file = weightsOf(bot)
  const where = useWeights(file)
  if (file === null) return null
  const { coming, kept, here } = words.setUp.weights
  return (
    <span role="status" className="mt-1 block">
      {where === 'coming' && coming(file.bytes)}
      {where === 'kept' && kept}
      {where === 'here' && here}
      {where === 'missing' && words.trouble.absent(calledAtTable(bot), calledAtTable(STAND_IN))}
    </span>
  )
}
