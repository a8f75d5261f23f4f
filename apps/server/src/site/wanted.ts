import { posix } from 'node:path'

/** A page is drawn by the client, whatever its name; a file is there or it is not. */
export type Wanted = 'page' | 'file' | 'hidden' | 'nonsense'

/** The page or file that the path of a request, still encoded, asks for. */
export function wantedBy(encoded: string): Wanted {
  const path = decoded(encoded)
  if (path === null || !path.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return 'nonsense'
  const steps = path.split('/')
  if (steps.includes('..')) return 'nonsense'
  if (steps.some((step) => step.startsWith('.'))) return 'hidden'
  return posix.extname(path) === '' ? 'page' : 'file'
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
