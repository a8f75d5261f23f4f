import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

/** People who speak to their device say what they see: what a button is called contains what stands on it. */
describe.each([
  ['en', en],
  ['de', de],
  ['pt', pt],
])('buttons that have a name besides their text (%s)', (_, { online, saves, table }) => {
  const { room, friends } = online
  it.each([
    [room.sitHere, room.sitHereLabel(2)],
    [room.remove, room.removeLabel('Ana')],
    [room.reallyRemove, room.reallyRemoveLabel('Ana')],
    [room.leave, table.leave],
    [friends.join, friends.joinLabel('Ana')],
    [friends.goOn, friends.openLabel(friends.goOn, 'Ana')],
    [saves.remove, saves.removeLabel('Ana')],
    [saves.reallyRemove, saves.reallyRemoveLabel('Ana')],
  ])('“%s”', (text, label) => {
    expect(label.toLowerCase()).toContain(text.toLowerCase())
  })
})
