/** What came of a check of a deal; `unknown`: this device has no note by which it could tell. */
export type DealVerdict = 'holds' | 'fails' | 'unknown'

/** What follows from a transcript alone. */
export type FileFinding = 'secret' | 'numbers' | 'deck'

/** What only a device can tell that was there. */
export type DeviceFinding = 'promise' | 'own' | 'cards'

export type DealFindingTexts = Record<FileFinding, Record<Exclude<DealVerdict, 'unknown'>, string>> &
  Record<DeviceFinding, Record<DealVerdict, string>>
