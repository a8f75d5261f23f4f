import { z } from 'zod'

/** Whether nobody else is to see the profile. */
export const profileSettingsSchema: z.ZodType<{ readonly isPrivate: boolean }> = z.strictObject({
  isPrivate: z.boolean(),
})
