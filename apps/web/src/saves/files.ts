import { formatTranscript, parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { LONGEST_NAME } from '../newGame/newGame.ts'

/** Hands a game to the browser as a file to keep. */
export function saveAsFile(transcript: string): void {
  const when = new Date().toISOString().slice(0, 16).replaceAll(':', '')
  saveTextAsFile(transcript, 'application/json', `modern-art-${when}.json`)
}

/** Hands any text to the browser as a file to keep. */
export function saveTextAsFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Many times the longest game: what is larger is not read at all. */
const LARGEST = 1_000_000

export type GameFile =
  | { readonly ok: true; readonly text: string; readonly players: readonly string[]; readonly transcript: Transcript }
  | { readonly ok: false; readonly fault: FileFault }

export type FileFault =
  | { readonly code: 'too_large' | 'unread' }
  /** The message says what is wrong with the text. */
  | { readonly code: 'no_game'; readonly message: string }

/** A game from a file of a person's choice, or why it is none. Its names fit the table: a seat without one gets a name. */
export async function readGameFile(file: Blob, nameForSeat: (seat: number) => string): Promise<GameFile> {
  if (file.size > LARGEST) return { ok: false, fault: { code: 'too_large' } }
  let text: string
  try {
    text = await file.text()
  } catch {
    return { ok: false, fault: { code: 'unread' } }
  }
  const parsed = parseTranscript(text)
  if (!parsed.ok) return { ok: false, fault: { code: 'no_game', message: parsed.fault.message } }
  const { config } = parsed.transcript
  const players = config.players.map((name, seat) => tidyName(name) || nameForSeat(seat))
  const transcript = { ...parsed.transcript, config: { ...config, players } }
  return { ok: true, text: formatTranscript(transcript), players, transcript }
}

/** Takes out signs that cannot be seen, or that turn the text around them. */
function tidyName(name: string): string {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return Array.from(seen).slice(0, LONGEST_NAME).join('').trim()
}
