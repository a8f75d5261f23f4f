/** The code of an error of the operating system (`ENOENT`); `null` for any other error. */
export function systemErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
}

/** Why the operating system could not read a file, to a person; `null` for any other error. */
export function whyUnreadable(error: unknown): string | null {
  const code = systemErrorCode(error)
  return code === null ? null : (REASONS[code] ?? (error as Error).message)
}
