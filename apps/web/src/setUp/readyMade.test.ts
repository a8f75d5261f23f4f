import { NO_VARIANTS, startGame } from '@modern-art/engine'
import { configOf } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import { en } from '../words/en.ts'
import { PACES } from '../newGame/newGame.ts'
import type { NewSeat } from '../newGame/newGame.ts'
import { paceOf, rulesFor } from '../newGame/paces.ts'
import { botSeat, firstWish, gameLike, guessSeats, nameTwice, quickGame } from './readyMade.ts'

describe('a game with one click', () => {
  it('is a person against three different characters', () => {
    for (let times = 0; times < 20; times += 1) {
      const { seats } = quickGame({ playerName: '', memoryAid: false }, en)
      expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
      expect(nameTwice(seats)).toBeNull()
      expect(seats[0]?.name).toBe(en.you)
    }
    expect(quickGame({ playerName: 'Ada', memoryAid: false }, en).seats[0]?.name).toBe('Ada')
    expect(quickGame({ playerName: '  ', memoryAid: false }, en).seats[0]?.name).toBe(en.you)
  })
})

describe('names at a table', () => {
  it('number bots of one kind, and use the first number that is free', () => {
    const names = (count: number): readonly NewSeat[] => {
      const seats: NewSeat[] = []
      for (let seat = 0; seat < count; seat += 1) seats.push(botSeat('medium', seats))
      return seats
    }
    const [first, second, third] = names(3)
    expect([first, second, third].map((seat) => seat?.name)).toEqual(['Marek', 'Marek II', 'Marek III'])
    expect(botSeat('medium', second === undefined ? [] : [second]).name).toBe('Marek')
  })

  it('are each somebody’s', () => {
    const person = (name: string): NewSeat => ({ kind: 'person', name })
    expect(nameTwice([person('Ada'), person('Ben'), person(' Ada ')])).toBe('Ada')
    expect(nameTwice([person(''), person('')])).toBeNull()
  })
})

describe('a person with the name of a bot', () => {
  it('is told apart from it', () => {
    expect(firstWish(null, { playerName: 'Odile', memoryAid: false }, en).seats.map(({ name }) => name)).toEqual([
      'Odile',
      'Odile II',
      'Cosmo',
      'Ilse',
    ])
  })
})

describe('the same table again', () => {
  const { state } = startGame(
    configOf({ seats: 3, deck: 'classic', variants: { ...NO_VARIANTS, openMoney: true }, seed: 1 }),
  )
  const screen = screenOfState(state, 0)

  it('has the same seats and choices, and another deal', () => {
    const players = state.setup.players.map((name) => ({ kind: 'person', name }))
    expect(gameLike(screen)).toEqual({
      seats: players,
      deck: 'classic',
      variants: { ...NO_VARIANTS, openMoney: true },
      memoryAid: false,
      pace: 'untimed',
      seed: null,
    })
  })

  it('is where set-up begins after a game', () => {
    expect(firstWish(screen, { playerName: 'Ada', memoryAid: false }, en)).toEqual(gameLike(screen))
    expect(firstWish(null, { playerName: 'Ada', memoryAid: false }, en).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'bot',
      'bot',
      'bot',
    ])
  })

  it.each(PACES)('keeps its pace: %s', (pace) => {
    expect(paceOf(rulesFor({ pace, memoryAid: false }))).toBe(pace)
  })
})

describe('a game from a file', () => {
  it('seats bots by their names, and one person', () => {
    expect(guessSeats(['Ada', 'Odile', 'Marek II', 'Ben'])).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Odile', bot: 'hoarder' },
      { kind: 'bot', name: 'Marek II', bot: 'medium' },
      { kind: 'bot', name: 'Ben', bot: 'medium' },
    ])
  })
})
