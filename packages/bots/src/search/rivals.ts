import type { View } from '@modern-art/engine'
import type { Temperament } from '../model/temperament.ts'
import type { Onlooker } from './onlooker.ts'
import { HABITS, studySeats, levelOfTable } from './study.ts'
import type { Habit, Study } from './study.ts'

/** How far an unknown player may be from the usual share, as a share of it. */
const DOUBT = 0.15

/** How a seat bids, as far as one can tell. */
export interface Rival {
  readonly temperament: Temperament
  /** How far its shares may be from those, as a share of them. */
  readonly doubt: number
}

/**
 * By seat: how it bids, as far as the lots sold so far tell. A seat that bids high in one kind of auction is expected to bid
 * high in others, and so is a seat at a table where the others bid high. The onlooker must be new: it is taken through the
 * whole log up to the view.
 */
export function studyRivals(view: View, onlooker: Onlooker): readonly Rival[] {
  const studies = studySeats(view, onlooker)
  const level = levelOfTable(studies, view.seat)
  return studies.map((study) => rivalOf(study, level))
}

function rivalOf(study: Study, level: number): Rival {
  const shares: Partial<Record<Habit, number>> = {}
  for (const habit of HABITS) shares[habit] = study.expected(habit, level)
  return { temperament: { ...study.usual, ...shares }, doubt: DOUBT / Math.sqrt(1 + study.evidence) }
}
