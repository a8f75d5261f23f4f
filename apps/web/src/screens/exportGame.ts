import { api } from '../online/api.ts'
import type { Fault } from '../online/request.ts'
import { saveAsFile } from '../saves/files.ts'

/** Hands a finished game over as a file. Why it was not; `null` if it was. */
export async function exportGame(code: string): Promise<Fault | null> {
  const answered = await api.transcript(code)
  if (!answered.ok) return answered.error.code
  saveAsFile(answered.text)
  return null
}
