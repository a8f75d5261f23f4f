import type { ModerationAct } from '@modern-art/protocol'
import type { SafetyWords } from '../words/safetyWords.ts'

/** What a moderator has done, in a sentence. */
export function actText({ by, about, act }: ModerationAct, { moderation: { acts } }: SafetyWords): string {
  switch (act.kind) {
    case 'dismiss':
      return acts.dismiss(by, about)
    case 'mute':
      return acts.mute(by, about, act.days)
    case 'ban':
      return acts.ban(by, about, act.days)
    case 'lift':
      return act.sanction === 'mute' ? acts.unmute(by, about) : acts.unban(by, about)
  }
}
