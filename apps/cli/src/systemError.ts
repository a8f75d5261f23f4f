/** What the system calls the failure of a call to it (`ENOENT`), or `null` for what is no such failure. */
export function systemErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
