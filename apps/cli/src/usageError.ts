/** The arguments ask for something that there is not; the message is for the person who typed them. */
export class UsageError extends Error {}
