/** How well two lists agree on who is above whom: 1 if entirely, 0 if not at all (Spearman). Equals are not expected. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [ranks, otherRanks] = [ranksOf(one), ranksOf(other)]
  const squares = sum(ranks.map((rank, index) => (rank - (otherRanks[index] ?? 0)) ** 2))
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1))
}

function ranksOf(values: readonly number[]): readonly number[] {
  const ranks: number[] = []
  for (const [rank, index] of [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0)).entries()) {
    ranks[index] = rank
  }
  return ranks
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}

/** The value that this share of all values does not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/** How many of the values are not above this one, as a share. */
export function shareUpTo(values: readonly number[], limit: number): number {
  return mean(values.map((value) => (value <= limit ? 1 : 0)))
}
