import type { Choice } from '@modern-art/engine'

/** A seat's choice of one kind, if it has it. */
export function choiceOf<Type extends Choice['type']>(
  choices: readonly Choice[],
  type: Type,
): Extract<Choice, { type: Type }> | null {
  return (choices.find((choice) => choice.type === type) as Extract<Choice, { type: Type }> | undefined) ?? null
}
