import { en } from './en.ts'
import type { Words } from './en.ts'

/** The catalogue in use. */
export function useWords(): Words {
  return en
}
