import type { Action, Random } from '@modern-art/engine'
import * as fc from 'fast-check'
import type { GameRecipe } from '@modern-art/engine/testing'
import { configOf, turnsOf } from '@modern-art/engine/testing'
import { openTable } from '../index.ts'
import type { Occupant, Opening, Stepped, Table, TableRules } from '../index.ts'

const anyClock = fc.oneof(
  fc.constant({ kind: 'untimed' } as const),
  fc.record({ kind: fc.constant('per_decision' as const), milliseconds: fc.constantFrom(0, 900, 5000, 5000, 20_000) }),
  fc.record({
    kind: fc.constant('bank' as const),
    milliseconds: fc.constantFrom(0, 3000, 30_000, 30_000, 90_000),
    increment: fc.constantFrom(0, 700),
  }),
)

const anyRules: fc.Arbitrary<TableRules> = fc.record({
  clock: anyClock,
  hammer: fc.option(fc.record({ quiet: fc.constantFrom(0, 2000), call: fc.constantFrom(0, 1000) })),
  sameMoment: fc.constantFrom(0, 250, 600),
  absence: fc.record({ standIn: fc.constantFrom(null, 'medium'), grace: fc.constantFrom(0, 3000) }),
  botPatience: fc.constantFrom(500, 2000),
  memoryAid: fc.boolean(),
})

const anyOccupant: fc.Arbitrary<Occupant> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('easy', 'hard').map((bot) => ({ kind: 'bot', bot }) as const) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('person' as const), present: fc.boolean(), standIn: fc.boolean() }),
  },
)

const anyRecipe: fc.Arbitrary<GameRecipe> = fc
  .record({
    seats: fc.constantFrom(3, 4, 5),
    deck: fc.constantFrom('rulebook' as const, 'classic' as const),
    variants: fc.record({ mysteryHand: fc.boolean(), splitDouble: fc.boolean(), openMoney: fc.boolean() }),
    style: fc.constantFrom('random' as const, 'haggling' as const, 'crowded' as const),
    seed: fc.nat(),
  })
  .map((recipe) => ({
    ...recipe,
    variants: { ...recipe.variants, mysteryHand: recipe.variants.mysteryHand && recipe.seats === 3 },
  }))

/** A table of any kind, new or in the middle of a game. */
export const anyOpening: fc.Arbitrary<Opening> = fc
  .record({
    recipe: anyRecipe,
    rules: anyRules,
    occupants: fc.array(anyOccupant, { minLength: 5, maxLength: 5 }),
    moves: fc.nat(200),
  })
  .map(({ recipe, rules, occupants, moves }) => ({
    config: configOf(recipe),
    rules,
    occupants: occupants.slice(0, recipe.seats),
    actions: firstActions(recipe, moves),
  }))

function firstActions(recipe: GameRecipe, moves: number): readonly Action[] {
  const actions: Action[] = []
  for (const { action } of turnsOf(recipe)) {
    if (actions.length === moves) break
    actions.push(action)
  }
  return actions
}

/** A table just opened. */
export function opened(opening: Opening, now: number): Stepped {
  // A generated record has no prototype, which no JSON has.
  const result = openTable(JSON.parse(JSON.stringify(opening)) as Opening, now)
  if (!result.ok) throw new Error(result.fault.message)
  return { table: result.table, effects: result.effects }
}

/** At once, a little later, just when or long after the table wants to be woken; now and then the clock goes back. */
export function anyTime(table: Table, now: number, random: Random): number {
  const wanted = table.timer ?? now
  const times = [now, now, now, now + 1, now + random(400), now + random(400), wanted, now + random(6000), now - 50]
  return times[random(times.length)] ?? now
}
