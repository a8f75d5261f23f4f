import type { ServerMessage } from '@modern-art/protocol'
import type { Findings } from './findings.ts'

/** Notes whatever is told to somebody that they must not know. */
export interface Secrets {
  readonly add: (...texts: readonly string[]) => void
  /** Any answer: none of the texts is in it. */
  readonly judge: (text: string, where: string) => void
  /** A frame to somebody who has no seat at that table: nothing of any hand, purse or plan either. */
  readonly judgeFrame: (frame: string) => void
}

export function newSecrets(findings: Findings): Secrets {
  const known: string[] = []
  const judge = (text: string, where: string): void => {
    for (const secret of known) {
      if (text.includes(secret)) findings.leaks.push(`${where}: a secret that begins with ${secret.slice(0, 4)}`)
    }
  }
  return {
    add: (...texts) => void known.push(...texts.filter((text) => text.length >= 8)),
    judge,
    judgeFrame: (frame) => {
      judge(frame, 'a frame')
      if (!frame.startsWith(NEWS)) return
      for (const message of JSON.parse(frame.slice(NEWS.length, -1)) as readonly ServerMessage[]) {
        const shown = shownIn(message)
        if (shown !== null && !isForAnybody(shown)) findings.leaks.push(`a ${message.type} for a seat went to nobody’s`)
      }
    },
  }
}

const NEWS = '42["news",'

type Shown = Partial<Extract<ServerMessage, { type: 'welcome' }>['screen']>

function shownIn(message: ServerMessage): Shown | null {
  if (message.type === 'welcome') return message.screen
  return message.type === 'update' ? (message.changes as Shown) : null
}

function isForAnybody({ view, choices = [], order = null, ceilings = null, plans = null }: Shown): boolean {
  const seen = view as { hand?: readonly unknown[]; money?: readonly unknown[] } | undefined
  const hasMoney = (seen?.money ?? []).some((each) => each !== null)
  return (seen?.hand ?? []).length === 0 && !hasMoney && choices.length === 0 && !order && !ceilings && !plans
}
