import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the page behind a request may open a socket or change something here: one from the host that was asked, or from
 * one of the origins that the settings add. Browsers let no page lie about its origin, and name it with every socket and
 * every POST; who names none is refused, too.
 */
export function isOurOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origins: readonly string[],
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, host: pageHost, origin: pageOrigin } = new URL(origin)
  // What is more than an origin, or is written otherwise, no browser has sent.
  if (pageOrigin !== origin || (protocol !== 'http:' && protocol !== 'https:')) return false
  return origins.includes(origin) || pageHost === hostIn(host, protocol)
}

/** The host that was asked, as an origin of that scheme would name it: without the usual port. */
function hostIn(host: string | undefined, protocol: string): string | null {
  if (host === undefined || /[\s/?#@\\]/.test(host)) return null
  const url = `${protocol}//${host}`
  return URL.canParse(url) ? new URL(url).host : null
}
