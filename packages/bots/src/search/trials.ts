import { add } from '../model/cells.ts'

/**
 * The scores of some candidates, each tried in the same sampled worlds. Pairing the worlds takes most of the luck out of
 * a comparison.
 */
export class Trials {
  private readonly candidates: number
  /** By world * candidates + candidate. */
  private readonly scores: Float32Array
  private readonly sums: Float64Array
  private readonly dropped: Uint8Array
  worlds = 0

  constructor(candidates: number, mostWorlds: number) {
    this.candidates = candidates
    this.scores = new Float32Array(candidates * mostWorlds)
    this.sums = new Float64Array(candidates)
    this.dropped = new Uint8Array(candidates)
  }

  /** How a candidate did in the world at hand. */
  note(candidate: number, score: number): void {
    this.scores[this.worlds * this.candidates + candidate] = score
    add(this.sums, candidate, score)
  }

  /** The next notes are about another world. */
  nextWorld(): void {
    this.worlds += 1
  }

  /** All that a candidate scored so far. */
  sum(candidate: number): number {
    return this.sums[candidate] as number
  }

  /** How much better one did than another, on average. */
  gain(candidate: number, than: number): number {
    return ((this.sums[candidate] as number) - (this.sums[than] as number)) / this.worlds
  }

  /** The standard error of `gain`. One world alone tells nothing about others. */
  error(candidate: number, than: number): number {
    if (this.worlds < 2) return Infinity
    const mean = this.gain(candidate, than)
    let squares = 0
    for (let world = 0; world < this.worlds; world += 1) {
      const at = world * this.candidates
      const gain = (this.scores[at + candidate] as number) - (this.scores[at + than] as number) - mean
      squares += gain * gain
    }
    return Math.sqrt(squares) / this.worlds
  }

  isDropped(candidate: number): boolean {
    return this.dropped[candidate] === 1
  }

  /** The best on average, from `first` on, of those still in the running. */
  leader(first = 0): number {
    let best = first
    for (let candidate = first; candidate < this.candidates; candidate += 1) {
      if (this.isDropped(candidate)) continue
      if (this.isDropped(best) || (this.sums[candidate] as number) > (this.sums[best] as number)) best = candidate
    }
    return best
  }

  /** Gives up on candidates that are behind the leader by more than so many standard errors; never on the baseline. */
  dropBehind(errors: number, baseline: number): void {
    const leader = this.leader()
    for (let candidate = 0; candidate < this.candidates; candidate += 1) {
      if (candidate === baseline || candidate === leader || this.isDropped(candidate)) continue
      if (this.gain(leader, candidate) > errors * this.error(leader, candidate)) this.dropped[candidate] = 1
    }
  }

  /** The leader, if it beats the baseline by more than so many standard errors; else the baseline. */
  best(baseline: number, errors: number): number {
    const leader = this.leader()
    return this.gain(leader, baseline) > errors * this.error(leader, baseline) ? leader : baseline
  }
}
