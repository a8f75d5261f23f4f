import type { OnlineOpening, OpenLink, TableLink } from './tableLink.ts'

/** A table online. What leads there is fetched when it is wanted: most games are played on one device. */
export const openOnlineLink: OpenLink<OnlineOpening> = (opening, hear, died) => {
  let isClosed = false
  let link: TableLink | null = null
  const open = async (): Promise<void> => {
    const { openSocketLink } = await import('./socketLink.ts')
    if (!isClosed) link = openSocketLink(opening, hear, died)
  }
  open().catch(() => {
    if (!isClosed) died()
  })
  return {
    act: (sent) => link?.act(sent),
    order: (sent) => link?.order(sent),
    plan: (sent) => link?.plan?.(sent),
    takeBack: (seat) => link?.takeBack(seat),
    device: null,
    close: () => {
      isClosed = true
      link?.close()
    },
  }
}
