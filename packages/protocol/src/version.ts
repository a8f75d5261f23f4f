/** Changes whenever a page of another time would misunderstand the server, or be misunderstood. Such a page is told to reload. */
export const PROTOCOL_VERSION = 3
