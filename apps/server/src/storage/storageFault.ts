export type StorageFaultCode =
  | 'bad_address'
  | 'cannot_connect'
  | 'cannot_open'
  | 'cannot_prepare'
  | 'folder_in_use'
  /** A newer version of the server has used the database. */
  | 'newer_database'

/** Why a storage does not open. The message is for the person who starts the server, and says what they can do. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly code: StorageFaultCode

  constructor(code: StorageFaultCode, message: string) {
    super(message)
    this.code = code
  }
}
