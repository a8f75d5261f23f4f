/** What must never be, by kind: each finding in a line. */
export interface Findings {
  readonly crashes: string[]
  readonly stalls: string[]
  /** Something has changed that nobody was told of, or that nobody had asked for. */
  readonly unacknowledged: string[]
  readonly leaks: string[]
  /** Somebody who should have been answered was not, or only by a failure of the server. */
  readonly unanswered: string[]
}

export function noFindings(): Findings {
  return { crashes: [], stalls: [], unacknowledged: [], leaks: [], unanswered: [] }
}

/** How much was sent, by kind. */
export interface Counts {
  frames: number
  handshakes: number
  requests: number
  garbage: number
  guided: number
  answered: number
}

export function noCounts(): Counts {
  return { frames: 0, handshakes: 0, requests: 0, garbage: 0, guided: 0, answered: 0 }
}

export function sentIn({ frames, handshakes, requests, garbage, guided }: Counts): number {
  return frames + handshakes + requests + garbage + guided
}
