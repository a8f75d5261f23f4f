import type { z } from 'zod'

export type ReadValue<T> = { readonly success: true; readonly data: T } | { readonly success: false }

/**
 * What was sent, if it is of the right form. The library asks anything that has a `length` how long it is, and throws where
 * that is something that cannot be compared: such a value is of no right form either.
 */
export function readAs<T>(schema: z.ZodType<T>, said: unknown): ReadValue<T> {
  try {
    return schema.safeParse(said)
  } catch (error) {
    if (error instanceof TypeError) return { success: false }
    throw error
  }
}
