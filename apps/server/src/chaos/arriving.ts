import { accountHolder } from '../testing/accountHolder.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import type { Entrances } from './entrances.ts'

/** Somebody who has come to play. */
export interface Member {
  readonly name: string
  readonly person: Person
  readonly entrances: Entrances
}

/** Somebody comes in, under a name that nobody else has: one who heard nothing after signing up comes as somebody new. */
export function arrive(name: string, entrances: Entrances, hasAccount: boolean): Promise<Member> {
  let tries = 0
  return entrances.untilDone(async (origin) => {
    tries += 1
    const called = tries === 1 ? name : `${name}.${tries}`
    const arrived = hasAccount ? (await accountHolder(origin, called)).holder : await person(origin, called)
    return { name: called, person: arrived, entrances }
  })
}
