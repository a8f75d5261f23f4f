import { within } from '@testing-library/react'
import type { Decision, ModerationAct, Report } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { siteInMemory } from '../testing/siteInMemory.ts'
import type { SiteInMemory } from '../testing/siteInMemory.ts'
import { alertText, button, fill, part } from '../testing/tableParts.ts'
import type { Part } from '../testing/tableParts.ts'
import { safety } from '../words/en/safety.ts'
import { en } from '../words/en.ts'

const { moderation } = safety
const MONA = meOf({ name: 'Mona', hasAccount: true, isModerator: true })
const DAY = 86_400_000

function reportOf(told: Partial<Report>): Report {
  return {
    id: 1,
    at: 0,
    reason: 'talk',
    words: '',
    code: 'ABCDEFGH',
    said: [],
    reporter: 'Ana',
    reported: 'Ben',
    reportsInAll: 1,
    sanctions: [],
    ...told,
  }
}

/** A server with reports, which does what a moderator decides. */
function moderatedSite(...given: readonly Report[]): SiteInMemory {
  let reports = given
  let acts: readonly ModerationAct[] = []
  const note = (act: ModerationAct['act']): void => {
    acts = [{ at: 0, by: 'Mona', about: 'Ben', act }, ...acts]
  }
  return siteInMemory({
    'GET me': MONA,
    'GET moderation/reports': () => ({ reports }),
    'GET moderation/log': () => ({ acts }),
    'POST moderation/decide': ({ report, decision }: { readonly report: number; readonly decision: Decision }) => {
      note(decision)
      const sanctions: Report['sanctions'] =
        decision.kind === 'dismiss'
          ? []
          : [{ id: 7, kind: decision.kind, reason: decision.reason, endsAt: Date.now() + decision.days * DAY }]
      reports = reports.filter(({ id }) => id !== report).map((each) => ({ ...each, sanctions }))
      return {}
    },
    'POST moderation/lift': () => {
      note({ kind: 'lift', sanction: 'mute' })
      reports = reports.map((each) => ({ ...each, sanctions: [] }))
      return {}
    },
  })
}

function cards(): readonly HTMLElement[] {
  return part('main').queryAllByRole('article')
}

function firstCard(): Part {
  const [first] = cards()
  if (first === undefined) throw new Error('there is no report')
  return within(first)
}

function text(): string {
  return document.body.textContent
}

describe('a moderator', () => {
  it('reads what was said, mutes somebody for a reason, and thinks better of it', async () => {
    const site = moderatedSite(
      reportOf({ words: 'What Ben wrote hurts.', said: [{ at: 0, said: { text: 'You are fools' } }], reportsInAll: 2 }),
      reportOf({ id: 2, reason: 'other', reporter: 'Cleo' }),
    )
    const user = openPage('/moderation')
    await expect.poll(cards).toHaveLength(2)
    const [first, second] = cards()
    for (const told of ['What Ben wrote hurts.', 'You are fools', moderation.reasons.talk, moderation.inAll(2)]) {
      expect(first?.textContent).toContain(told)
    }
    for (const told of [moderation.noWords, moderation.saidNothing('Ben'), moderation.inAll(1)]) {
      expect(second?.textContent).toContain(told)
    }

    await user.click(firstCard().getByRole('radio', { name: new RegExp(`^${moderation.decisions.mute.name}`) }))
    await user.selectOptions(firstCard().getByRole('combobox', { name: moderation.howLong }), moderation.days(30))
    const muting = button(moderation.decide.mute('Ben', 30), firstCard())
    await user.click(muting)
    // Whoever is muted is to know why.
    const why = firstCard().getByRole('textbox', { name: moderation.why('Ben') })
    expect(document.activeElement).toBe(why)
    expect(alertText()).toBe(moderation.whyMissing)
    expect(site.asked.some(({ what }) => what === 'POST moderation/decide')).toBe(false)
    fill(why, '  Be kind to the others. ')
    expect(firstCard().queryByRole('alert')?.textContent).toBe('')
    await user.click(muting)
    await expect.poll(text).toContain(moderation.done('Ben'))
    expect(site.asked).toContainEqual({
      what: 'POST moderation/decide',
      body: { report: 1, decision: { kind: 'mute', reason: 'Be kind to the others.', days: 30 } },
    })
    expect(cards()).toHaveLength(1)
    expect(document.activeElement).toBe(part('main').getByRole('heading', { name: moderation.reports(1) }))
    expect(text()).toContain(moderation.acts.mute('Mona', 'Ben', 30))

    await user.click(button(moderation.liftLabel.mute('Ben'), firstCard()))
    expect(site.asked.some(({ what }) => what === 'POST moderation/lift')).toBe(false)
    await user.click(button(moderation.reallyLiftLabel('Ben'), firstCard()))
    await expect.poll(text).toContain(moderation.lifted('Ben'))
    expect(site.asked).toContainEqual({ what: 'POST moderation/lift', body: { sanction: 7 } })
    expect(firstCard().queryByRole('button', { name: moderation.liftLabel.mute('Ben') })).toBeNull()
  })

  it('dismisses a report without a reason, and has nothing more to decide', async () => {
    const site = moderatedSite(reportOf({}))
    const user = openPage('/moderation')
    await expect.poll(cards).toHaveLength(1)
    await user.click(button(moderation.decide.dismiss(), firstCard()))
    await expect.poll(text).toContain(moderation.none)
    expect(site.asked).toContainEqual({
      what: 'POST moderation/decide',
      body: { report: 1, decision: { kind: 'dismiss' } },
    })
  })

  it('is told where a decision does not reach the server, and has the report still', async () => {
    const site = moderatedSite(reportOf({}))
    const user = openPage('/moderation')
    await expect.poll(cards).toHaveLength(1)
    site.answers['POST moderation/decide'] = null
    await user.click(button(moderation.decide.dismiss(), firstCard()))
    await expect.poll(alertText).toBe(en.online.faults.offline)
    expect(cards()).toHaveLength(1)
  })
})

it('nobody else sees what was reported', async () => {
  const site = siteInMemory({ 'GET me': meOf({ name: 'Ana', hasAccount: true }) })
  openPage('/moderation')
  await expect.poll(text).toContain(en.online.faults.not_moderator)
  expect(site.asked.some(({ what }) => what.includes('moderation'))).toBe(false)
})
