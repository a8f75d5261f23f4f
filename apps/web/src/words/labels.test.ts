import { describe, expect, it } from 'vitest'
import { account as accountDe } from './de/account.ts'
import { safety as safetyDe } from './de/safety.ts'
import { de } from './de.ts'
import { account as accountEn } from './en/account.ts'
import { safety as safetyEn } from './en/safety.ts'
import { en } from './en.ts'
import { account as accountPt } from './pt/account.ts'
import { safety as safetyPt } from './pt/safety.ts'
import { pt } from './pt.ts'

/** People who speak to their device say what they see: what a button is called contains what stands on it. */
describe.each([
  ['en', en, accountEn, safetyEn],
  ['de', de, accountDe, safetyDe],
  ['pt', pt, accountPt, safetyPt],
])(
  'buttons that have a name besides their text (%s)',
  (_, { online, saves, table }, { ways, devices }, { blocked, moderation }) => {
    const { room, friends } = online
    it.each([
      [room.sitHere, room.sitHereLabel(2)],
      [room.remove, room.removeLabel('Ana')],
      [room.reallyRemove, room.reallyRemoveLabel('Ana')],
      [room.leave, table.leave],
      [friends.join, friends.joinLabel('Ana')],
      [friends.goOn, friends.openLabel(friends.goOn, 'Ana')],
      [ways.changePassword, ways.changeLabel(ways.email)],
      [ways.remove, ways.removeLabel('Google')],
      [ways.reallyRemove, ways.reallyRemoveLabel('Google')],
      [devices.end, devices.endLabel('Firefox')],
      [blocked.unblock, blocked.unblockLabel('Ana')],
      [moderation.lift, moderation.liftLabel.mute('Ben')],
      [moderation.lift, moderation.liftLabel.ban('Ben')],
      [moderation.reallyLift, moderation.reallyLiftLabel('Ben')],
      [saves.remove, saves.removeLabel('Ana')],
      [saves.reallyRemove, saves.reallyRemoveLabel('Ana')],
    ])('“%s”', (text, label) => {
      expect(label.toLowerCase()).toContain(text.toLowerCase())
    })
  },
)
