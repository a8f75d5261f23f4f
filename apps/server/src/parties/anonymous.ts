/** The name of somebody who has been forgotten. */
export const ANONYMOUS = 'Anonymous'
