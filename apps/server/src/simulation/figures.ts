import { measureEvening, measureUnmatched } from './eveningFigures.ts'
import type { Differences, EveningFigure } from './eveningFigures.ts'
import { knownRatings, measureBots, measureModels, measureRecovery } from './ratingFigures.ts'
import type { RatingFigures } from './ratingFigures.ts'
import type { Yardsticks } from './strengths.ts'

/** All that docs/people.md tells, as docs/figures/people.json keeps it. */
export interface PeopleFigures extends RatingFigures {
  readonly yardsticks: Yardsticks
  readonly evenings: readonly EveningFigure[]
  /** How far apart people would be at tables of anybody with anybody. */
  readonly unmatched: Differences
}

const EVENINGS = [10_000, 1000, 300]

export function measurePeople(yardsticks: Yardsticks): PeopleFigures {
  const ratings = knownRatings(yardsticks)
  return {
    yardsticks,
    ...measureRecovery(yardsticks),
    models: measureModels(yardsticks),
    bots: measureBots(yardsticks),
    evenings: EVENINGS.map((visitors) => measureEvening(visitors, ratings)),
    unmatched: measureUnmatched(ratings),
  }
}
