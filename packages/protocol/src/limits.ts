/** How many characters a person's name may have. */
export const LONGEST_NAME = 24

/** How many characters a line of talk may have. */
export const LONGEST_LINE = 200

/** The largest message that the server reads, in bytes. */
export const LARGEST_MESSAGE = 16_384
