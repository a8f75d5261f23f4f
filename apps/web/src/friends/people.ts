import type { Chair, Party } from '@modern-art/protocol'

type Person = Extract<Chair, { kind: 'person' }>

export function isPerson(chair: Chair): chair is Person {
  return chair.kind === 'person'
}

/** The names of the people at a table for whom something holds. */
export function namesWhere(
  { chairs }: Pick<Party, 'chairs'>,
  holds: (person: Person, chair: number) => boolean,
): readonly string[] {
  return chairs.flatMap((chair, index) => (isPerson(chair) && holds(chair, index) ? [chair.name] : []))
}

export function freeChairs({ chairs }: Pick<Party, 'chairs'>): number {
  return chairs.filter(({ kind }) => kind === 'free').length
}

/** The name of the host; `null` where nobody is. */
export function hostName({ chairs, host }: Pick<Party, 'chairs' | 'host'>): string | null {
  const chair = host === null ? undefined : chairs[host]
  return chair === undefined || chair.kind === 'free' ? null : chair.name
}

/** Whether the game begins in a moment, once pages have given their random numbers. */
export function isBeingDealt({ deal }: Pick<Party, 'deal'>): boolean {
  return deal?.stage === 'gathering' || deal?.stage === 'frozen'
}
