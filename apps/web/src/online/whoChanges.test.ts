import { describe, expect, it } from 'vitest'
import { settle } from '../testing/pageInMemory.ts'
import { whoChangesBy } from './whoChanges.ts'

/** A question whose answer comes when it is told to. */
function question(): {
  readonly ask: () => Promise<string>
  readonly answer: () => void
  readonly isAsked: () => boolean
} {
  let isAsked = false
  let answer: () => void = () => {}
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('answered')
  })
  return {
    ask: () => {
      isAsked = true
      return answered
    },
    answer: () => answer(),
    isAsked: () => isAsked,
  }
}

describe('where the browser has no locks', () => {
  it('a question waits until it is settled who asks', async () => {
    const { changing, settled } = whoChangesBy(undefined)
    const signUp = question()
    const ticket = question()
    const signedUp = changing(signUp.ask)
    const got = settled(ticket.ask)
    await settle()
    expect([signUp.isAsked(), ticket.isAsked()]).toEqual([true, false])
    signUp.answer()
    expect(await signedUp).toBe('answered')
    await settle()
    expect(ticket.isAsked()).toBe(true)
    ticket.answer()
    expect(await got).toBe('answered')
  })

  it('changes come one after the other, and one that fails holds nobody up', async () => {
    const { changing, settled } = whoChangesBy(undefined)
    const failed = changing(() => Promise.reject(new Error('the network is gone')))
    const second = question()
    const next = changing(second.ask)
    await expect(failed).rejects.toThrow('the network is gone')
    await settle()
    expect(second.isAsked()).toBe(true)
    second.answer()
    await next
    expect(await settled(() => Promise.resolve('a ticket'))).toBe('a ticket')
  })
})

it('where it has, all windows keep to them: changes alone, questions beside each other', async () => {
  const held: string[] = []
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const [first] = rest
    held.push(`${name} ${typeof first === 'function' ? 'exclusive' : (first as LockOptions).mode}`)
    return (rest.at(-1) as () => Promise<unknown>)()
  }
  const { changing, settled } = whoChangesBy({ request })
  expect(await changing(() => Promise.resolve('signed in'))).toBe('signed in')
  expect(await settled(() => Promise.resolve('a ticket'))).toBe('a ticket')
  expect(held).toEqual(['modern-art-who exclusive', 'modern-art-who shared'])
})
