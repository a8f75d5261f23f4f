import type { ModerationAct } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'
import { actText } from './actText.ts'

/** What moderators have done, the latest first. */
export function ActList({ acts }: { readonly acts: readonly ModerationAct[] }): ReactNode {
  const words = useWords()
  const safety = useSafetyWords()
  const { moderation } = safety
  return (
    <section className="grid gap-3" aria-labelledby="acts">
      <h2 id="acts" className="text-2xl">
        {moderation.log}
      </h2>
      {acts.length === 0 && <p className="text-muted">{moderation.logNone}</p>}
      <ol className="grid gap-2 text-sm">
        {acts.map((act, index) => (
          // Acts have nothing but their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="wrap-anywhere">
            {actText(act, safety)}
            {'reason' in act.act && <span className="text-muted block font-serif italic">{act.act.reason}</span>}
            <time dateTime={new Date(act.at).toISOString()} className="text-muted block text-xs">
              {words.dateTime(act.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
