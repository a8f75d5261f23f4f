/** What somebody is called of whom nothing else may be known any more. */
export const ANONYMOUS = 'Anonymous'
