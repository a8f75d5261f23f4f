import type { OpenTables } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Fault } from '../online/request.ts'
import { useWords } from '../words/words.ts'
import { Faces } from './Faces.tsx'
import { unusualAbout } from './chosen.ts'
import { faultText } from './faultText.ts'
import { freeChairs, hostName } from './people.ts'

interface OpenTableListProps {
  /** `null` while they are on their way, or cannot be had. */
  readonly tables: OpenTables['tables'] | null
  /** Why they could not be had when they were last asked for. */
  readonly fault: Fault | null
  readonly hrefOf: (code: string) => string
}

/** Tables that anybody may join. */
export function OpenTableList({ tables, fault, hrefOf }: OpenTableListProps): ReactNode {
  const words = useWords()
  const { friends } = words.online
  return (
    <section aria-labelledby="open-tables" className="min-w-0">
      <h2 id="open-tables" className="mb-2 text-lg">
        {friends.listed}
      </h2>
      {tables === null && <p className="text-muted">{fault === null ? friends.loading : faultText(fault, words)}</p>}
      {tables?.length === 0 && <p className="text-muted">{friends.noneListed}</p>}
      {tables !== null && tables.length > 0 && (
        <ul className="grid gap-2">
          {tables.map(({ code, settings, chairs, host }) => {
            const name = hostName({ chairs, host })
            const title = name === null ? friends.nobodys : friends.hosted(name)
            return (
              <li key={code} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
                <Faces chairs={chairs} />
                <p className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
                  <span className="font-serif text-lg/tight font-semibold">{title}</span>
                  <span className="block text-sm">
                    {friends.taken(chairs.length - freeChairs({ chairs }), chairs.length)}
                  </span>
                  <span className="text-muted block text-sm">{unusualAbout(settings, words).join(' · ')}</span>
                </p>
                <Link href={hrefOf(code)} className="button" aria-label={friends.joinLabel(title)}>
                  {friends.join}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
