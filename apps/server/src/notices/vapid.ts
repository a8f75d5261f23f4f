import webPush from 'web-push'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import type { PeopleStorage } from '../storage/storage.ts'

/** By what push services know this server: all nodes have the same keys, as browsers give theirs to one key alone. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  /** How the people behind a push service reach those behind this server. */
  readonly subject: string
}

const keysSchema = z.strictObject({ publicKey: z.string(), privateKey: z.string() })

/** The keys are made when a server is first started on its storage. */
export async function vapidIn(
  storage: Pick<PeopleStorage, 'secret'>,
  settings: Pick<Settings, 'publicUrl' | 'mail'>,
): Promise<Vapid> {
  const kept = await storage.secret('vapid', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    return JSON.stringify({ publicKey, privateKey })
  })
  const parsed: unknown = JSON.parse(kept)
  return { ...keysSchema.parse(parsed), subject: subjectOf(settings) }
}

/** Where nothing is set, somebody plays at home: push services want an address, and there is none. */
const NOBODY = 'mailto:nobody@modern-art.invalid'

export function subjectOf({ publicUrl, mail }: Pick<Settings, 'publicUrl' | 'mail'>): string {
  if (publicUrl?.startsWith('https:') === true) return publicUrl
  const address = mail === null ? null : /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0]
  return address === null || address === undefined ? NOBODY : `mailto:${address}`
}
