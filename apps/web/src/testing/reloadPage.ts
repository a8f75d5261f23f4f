import { cleanup } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { putGameAway } from '../play/play.ts'
import { settings } from '../settings/settings.ts'
import { openPage } from './openPage.tsx'

/** Goes to an address as a browser does that loads the page anew: of a game or a table stays what is kept elsewhere. */
export function reloadPage(path = `${location.pathname}${location.search}`): UserEvent {
  cleanup()
  putGameAway()
  return openPage(path, { settings: settings.getState() })
}
