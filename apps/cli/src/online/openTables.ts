import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Failure, OpenTables } from '@modern-art/protocol'
import { WHY_REFUSED } from './tableOnline.ts'

export type OpenCodes =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly why: string }

/** The codes of open tables with a free seat, the newest first, or why they cannot be had. */
export async function openTableCodes(origin: string, token: string): Promise<OpenCodes> {
  const headers = { authorization: `Bearer ${token}`, 'x-modern-art-protocol': String(PROTOCOL_VERSION) }
  try {
    const response = await fetch(`${origin}/api/tables/open`, { headers })
    const json = (await response.json()) as OpenTables | Failure
    if ('tables' in json) return { ok: true, codes: json.tables.map(({ code }) => code) }
    return { ok: false, why: WHY_REFUSED[json.error.code] ?? `the server says: ${json.error.message}` }
  } catch {
    return { ok: false, why: `there is no Modern Art server at ${origin}` }
  }
}
