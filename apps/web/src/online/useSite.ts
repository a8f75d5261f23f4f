import type { Site } from '@modern-art/protocol'
import { createStore, useStore } from 'zustand'
import { api } from './api.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

/** Where other devices find this server. */
export interface SiteFound {
  readonly origin: string
  /** Whether only this computer can open it. */
  readonly isOnlyHere: boolean
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What the server has last said of itself. */
const siteStore = createStore<{ readonly site: Site | null }>(() => ({ site: null }))

/** A page that was opened by an address that others can use has it already; one on `localhost` hears it from the server. */
export function useSite(): SiteFound {
  const site = useAskedSite()
  if (site === null || !LOOPBACK.has(location.hostname)) return { origin: location.origin, isOnlyHere: false }
  return { origin: site.origin ?? location.origin, isOnlyHere: site.origin === null }
}

/** Whether somebody reads reports here, as far as the page knows. */
export function useModerated(): boolean {
  return useAskedSite()?.moderated ?? false
}

/** Every part of the page that wants to know asks anew; all know what was said last. */
function useAskedSite(): Site | null {
  useAskUntilAnswered('site', api.site, (answered) => {
    if (answered.ok) siteStore.setState({ site: { origin: answered.origin, moderated: answered.moderated } })
    return answered.ok
  })
  return useStore(siteStore, ({ site }) => site)
}
