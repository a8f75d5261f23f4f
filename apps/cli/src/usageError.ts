/** The arguments ask for something that does not exist; the message is for the person who typed them. */
export class UsageError extends Error {}
