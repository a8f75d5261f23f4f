/** The artists' ids, in board order: left to right. */
export const ARTIST_IDS = ['manuel', 'sigrid', 'daniel', 'ramon', 'rafael'] as const

export type ArtistId = (typeof ARTIST_IDS)[number]

/** An artist is a column of the board, counted from the left; the left one of two wins a tie. */
export type Artist = 0 | 1 | 2 | 3 | 4

export const ARTISTS: readonly Artist[] = [0, 1, 2, 3, 4]

const NAMES = [
  'Manuel Carvalho',
  'Sigrid Thaler',
  'Daniel Melim',
  'Ramon Martins',
  'Rafael Silveira',
] as const satisfies readonly string[]

export function artistName(artist: Artist): string {
  return NAMES[artist]
}

export function formatArtist(artist: Artist): ArtistId {
  return ARTIST_IDS[artist]
}

export function parseArtist(id: string): Artist | null {
  return ARTISTS.find((artist) => ARTIST_IDS[artist] === id) ?? null
}
