import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Access, TablePlace } from '@modern-art/protocol'
import { api } from './api.ts'
import { callMe } from './callMe.ts'
import type { Answered } from './request.ts'

/** Four chairs, of which bots take those that stay free. */
const CHAIRS = [null, null, null, null] as const

/** Opens a table with the usual settings for somebody of that name, of which the server takes only so much. */
export async function openUsualTable(access: Access, name: string): Promise<Answered<TablePlace>> {
  const named = await callMe(name)
  if (!named.ok) return named
  return api.openTable({ ...DEFAULT_SETTINGS, access }, CHAIRS)
}
