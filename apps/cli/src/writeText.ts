import type { Io } from './io.ts'
import { systemErrorCode } from './systemError.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Writes a file, or to standard output for `-`; resolves to why it cannot be written, to a person, or to `null`. */
export async function writeText(io: Io, file: string, text: string): Promise<string | null> {
  if (file === '-') {
    await io.out(text)
    return null
  }
  try {
    await io.write(file, text)
    return null
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === null) throw error
    return REASONS[code] ?? (error as Error).message
  }
}
