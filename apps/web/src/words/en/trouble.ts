import type { SaveTrouble } from '../../worker/messages.ts'

export const trouble = {
  notFound: 'This game is not on this device. It may have been deleted, or was played on another one.',
  openElsewhere: 'This game is open in another window. Close it there, and try again.',
  tryAgain: 'Try again',
  unreadable: (action: number | null, message: string): string =>
    action === null
      ? `This game cannot be read: ${message}.`
      : `This game cannot be read. Action ${action}: ${message}.`,
  unknownBot: 'A bot that this version does not know plays in this game.',
  died: 'The table broke down. Nothing you did is lost: the game goes on from its last move.',
  diedUnsaved: 'The table broke down, and the game could not be saved before: it is lost.',
  revive: 'Go on with the game',
  notSaved: {
    full: 'This device’s storage is full: the game goes on, but will not survive a reload. Delete old games, or save it as a file.',
    forbidden:
      'The browser does not let this page store anything: the game goes on, but will not survive a reload. You can save it as a file.',
  } satisfies Record<SaveTrouble, string>,
  dismiss: 'All right',
  page: 'Something on this page broke.',
  reload: 'Load the page again',
  menu: 'To the menu',
  fileUnread: 'That file cannot be read.',
  fileTooLarge: 'That file is too large for a saved game.',
  badFile: (message: string): string => `That file is not a saved game: ${message}.`,
  rulesUnread: 'The rules cannot be loaded just now. Try again when there is a network.',
  noSaves: 'Saved games cannot be read on this device: the browser does not allow storage.',
}
