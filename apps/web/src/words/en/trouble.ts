import type { SaveTrouble } from '../../worker/messages.ts'

export const trouble = {
  noPage: 'There is no page at this address.',
  notFound: 'This game is not on this device. It may have been deleted or played on another device.',
  openElsewhere: 'This game is open in another window. Close it there and try again.',
  tryAgain: 'Try again',
  unreadable: (action: number | null, message: string): string =>
    action === null ? `This game can’t be read: ${message}.` : `This game can’t be read. Action ${action}: ${message}.`,
  unknownBot: 'This game has a bot that this version doesn’t know.',
  died: 'Something went wrong at the table. Nothing is lost: the game continues from the last move.',
  diedUnsaved: 'Something went wrong at the table. The game could not be saved and is lost.',
  revive: 'Continue the game',
  notSaved: {
    full: 'This device’s storage is full. You can play on, but reloading the page will lose the game. Delete old games or save this one as a file.',
    forbidden:
      'Your browser doesn’t let this page store anything. You can play on, but reloading the page will lose the game. You can save it as a file.',
  } satisfies Record<SaveTrouble, string>,
  absent: (name: string, standIn: string): string =>
    `${name} can’t be downloaded right now. Until that works, ${standIn} plays instead.`,
  dismiss: 'OK',
  page: 'Something went wrong on this page.',
  reload: 'Reload the page',
  menu: 'Main menu',
  fileUnread: 'That file can’t be read.',
  fileTooLarge: 'That file is too large for a saved game.',
  badFile: (message: string): string => `That file is not a saved game: ${message}.`,
  rulesUnread: 'The rules can’t be loaded right now. Try again when you’re online.',
  noSaves: 'Saved games can’t be read on this device: the browser doesn’t allow storage.',
}
