import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { BlockedPeople, WireErrorCode } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { listen } from '../testing/hearing.ts'
import { meOf } from '../testing/meOf.ts'
import { refused } from '../testing/siteInMemory.ts'
import { alertText, button, fill, part } from '../testing/tableParts.ts'
import { openTableOnline, personOn, waitingParty } from '../testing/tableOnline.tsx'
import type { TableOnline } from '../testing/tableOnline.tsx'
import { safety } from '../words/en/safety.ts'
import { en } from '../words/en.ts'
import { plain } from '../words/Rich.tsx'

const { room, talk, calls, connection, faults } = en.online

/** What has been said at the table. */
function lines(): readonly string[] {
  const list = part('.talk').queryByRole('list', { name: talk.title })
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
}

function lineField(): HTMLInputElement {
  return part('.talk').getByRole('textbox', { name: talk.line })
}

async function say(user: UserEvent, text: string): Promise<void> {
  fill(lineField(), text)
  await user.click(button(talk.send, part('.talk')))
}

async function call(user: UserEvent, name: string): Promise<void> {
  await user.click(part('.talk').getByRole('button', { name }))
}

/** The button that opens the talk during a game. */
function opensTalk(): HTMLButtonElement {
  return button(new RegExp(`^${talk.title}`), part('.talk-place'))
}

function strip(): string | null {
  return document.querySelector('.note-strip')?.textContent ?? null
}

/** What the page has said at the table, and the server has heard. */
function saidTo({ heard }: TableOnline): readonly string[] {
  return heard.flatMap((command) => (command.type === 'say' ? [command.text] : []))
}

/** The answer to one command waits until the test gives it. */
function holdAnswerTo(table: TableOnline, text: string): (code: WireErrorCode) => Promise<void> {
  const waiting: ((code: WireErrorCode) => void)[] = []
  table.refuse = (command) =>
    command.type === 'say' && command.text === text
      ? new Promise<WireErrorCode>((resolve) => {
          waiting.push(resolve)
        })
      : null
  return async (code) => {
    await expect.poll(() => waiting).toHaveLength(1)
    waiting.shift()?.(code)
  }
}

/** Between a dialog's closing and the event that tells of it, a busy browser does other things. */
function tellLateOfClosing(): () => void {
  let tell = (): void => {}
  const hold = (event: Event): void => {
    event.stopImmediatePropagation()
    removeEventListener('close', hold, true)
    tell = () => event.target?.dispatchEvent(new Event('close'))
  }
  addEventListener('close', hold, true)
  return () => tell()
}

describe('what somebody wants to say', () => {
  it('is told and given back where it cannot be said, and never said later', async () => {
    const table = await openTableOnline({ party: waitingParty('Ana', 'Ben') })
    const { user } = table
    table.cut()
    await expect.poll(strip).not.toBeNull()
    await say(user, 'Is anybody there?')
    await expect.poll(alertText).toBe(connection.lost.line)
    expect(lineField().value).toBe('Is anybody there?')
    await call(user, calls.hurry)
    await expect.poll(alertText).toBe(connection.lost.line)
    table.mend()
    await expect.poll(strip).toBe(connection.back)
    await say(user, 'Here I am')
    await expect.poll(alertText).toBeNull()
    expect(lineField().value).toBe('')
    await expect.poll(lines).toHaveLength(1)
    expect(lines()[0]).toContain('Here I am')
    expect(saidTo(table)).toEqual(['Here I am'])
    expect(table.heard.filter(({ type }) => type === 'call')).toEqual([])
  })

  it('is told where the server does not take it, and given back unless something else has been typed', async () => {
    const table = await openTableOnline({ party: waitingParty('Ana') })
    const { user } = table
    const answer = holdAnswerTo(table, 'too much')
    await say(user, 'too much')
    expect(lineField().value).toBe('')
    await answer('too_fast')
    await expect.poll(alertText).toBe(faults.too_fast)
    expect(lineField().value).toBe('too much')
    await say(user, 'too much')
    fill(lineField(), 'No, wait')
    expect(alertText()).toBeNull()
    await answer('too_fast')
    await expect.poll(alertText).toBe(faults.too_fast)
    expect(lineField().value).toBe('No, wait')

    // During a game, where the talk may be closed before the answer comes.
    table.change({ stage: 'playing', chairs: ['Ada', 'Ben', 'Cleo'].map((name) => personOn(name)) })
    await expect.poll(() => document.querySelector('.talk-place')).not.toBeNull()
    const heard = listen()
    await user.click(opensTalk())
    expect(lineField().value).toBe('No, wait')
    await say(user, 'too much')
    const tellOfClosing = tellLateOfClosing()
    await user.keyboard('{Escape}')
    await answer('too_fast')
    await expect.poll(() => opensTalk().textContent).toContain(faults.too_fast)
    await expect.poll(heard).toContain(faults.too_fast)
    tellOfClosing()
    await user.click(opensTalk())
    await expect.poll(alertText).toBe(faults.too_fast)
    expect(lineField().value).toBe('too much')
    await user.keyboard('{Escape}')
    await expect.poll(() => opensTalk().textContent).toBe(talk.title)
  })
})

describe('those who do not see the table', () => {
  it('hear through a dialog what is said, what happens and how the connection is', async () => {
    const table = await openTableOnline()
    const { user } = table
    const heard = listen()
    await user.click(opensTalk())
    for (const _ of ['once', 'twice']) table.say(1, { call: 'hurry' })
    const bens = talk.said('Ben', calls.hurry)
    // That the game begins may be said only now.
    const heardOfBen = (): readonly string[] => heard().filter((text) => text === bens)
    await expect.poll(heardOfBen).toEqual([bens, bens])
    table.server.table.put({ type: 'left', seat: 1 })
    const gone = plain(en.log.left({ name: 'Ben', you: false })).replace(/[.]$/, '')
    await expect.poll(() => heard().at(-1)).toContain(gone)
    table.cut()
    await expect.poll(() => heard().at(-1)).toBe(connection.reconnecting(0))
  })

  it('hear what is said in the room, who goes, who comes back and who is the host', async () => {
    const table = await openTableOnline({
      party: waitingParty('Ana'),
      answers: blocking(),
    })
    const { user } = table
    let heard = listen()
    table.change(waitingParty('Ana', 'Ben'))
    await expect.poll(heard).toEqual([room.sat('Ben')])
    for (const _ of ['once', 'twice']) table.say(1, { call: 'hello' })
    const hello = talk.said('Ben', calls.hello)
    await expect.poll(heard).toEqual([room.sat('Ben'), hello, hello])

    heard = listen()
    const withBen = (ready: boolean, here = true): void =>
      table.change({ chairs: [personOn('Ana'), personOn('Ben', { ready, here }), personOn('Cleo'), { kind: 'free' }] })
    table.change(waitingParty('Ana', 'Ben', 'Cleo'))
    await expect.poll(heard).toEqual([room.sat('Cleo')])
    for (const [index, ready] of [true, false, true].entries()) {
      withBen(ready)
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(heard).toHaveLength(2 + index)
    }
    expect(heard().slice(1)).toEqual([room.isReady('Ben'), room.noLongerReady('Ben'), room.isReady('Ben')])

    // An older line does not become news because a newer one is no longer heard.
    table.say(2, { call: 'wow' })
    await expect.poll(() => lines().join(' ')).toContain('Cleo')
    await block(user, 'Cleo')
    heard = listen()
    await user.keyboard('{Escape}')
    await expect.poll(() => lines().join(' ')).not.toContain('Cleo')
    withBen(true, false)
    await expect.poll(heard).toEqual([room.away('Ben')])
    withBen(true)
    await expect.poll(heard).toEqual([room.away('Ben'), room.back('Ben')])

    // The host goes, and the next on the chairs is it.
    heard = listen()
    table.change({ chairs: [{ kind: 'free' }, personOn('Ben'), personOn('Cleo'), { kind: 'free' }], host: 1 }, 2)
    await expect.poll(() => heard().join(' ')).toContain(room.isHost('Ben'))
    table.change({ chairs: [{ kind: 'free' }, { kind: 'free' }, personOn('Cleo'), { kind: 'free' }], host: 2 })
    await expect.poll(() => heard().join(' ')).toContain(room.youHost)
  })
})

describe('somebody who is blocked', () => {
  it('is not heard on another chair, either, until they are unblocked', async () => {
    const table = await openTableOnline({
      party: waitingParty('Ana', 'Ben', 'Cleo'),
      answers: blocking(),
    })
    table.say(1, { text: 'What was said before' })
    await expect.poll(() => lines().join(' ')).toContain('What was said before')
    await block(table.user, 'Ben')
    await table.user.keyboard('{Escape}')
    expect(lines()).toEqual([])
    table.change({ chairs: [personOn('Ana'), personOn('Cleo'), { kind: 'free' }, personOn('Ben')] })
    // The server keeps it back, or it was on its way already.
    table.say(3, { text: 'Can you hear me?' })
    table.say(1, { text: 'I can hear you' })
    await expect.poll(() => lines().join(' ')).toContain('I can hear you')
    expect(lines().join(' ')).not.toContain('Ben')

    // Of the others at the table, and of those who are blocked, there are lists in one place.
    const { user } = table
    await user.click(button(talk.people(true), part('.talk')))
    const unblock = (): HTMLElement | null =>
      part('dialog').queryByRole('button', { name: safety.blocked.unblockLabel('Ben') })
    await expect.poll(unblock).not.toBeNull()
    await user.click(button(safety.blocked.unblockLabel('Ben'), part('dialog')))
    await expect.poll(() => part('dialog').queryByText(safety.blocked.none)).not.toBeNull()
    await user.keyboard('{Escape}')
    table.say(3, { text: 'And now?' })
    await expect.poll(() => lines().join(' ')).toContain('And now?')
    expect(lines().join(' ')).toContain('Ben')
  })
})

describe('somebody who spoils a table', () => {
  it('is blocked, unblocked and blocked again in the same dialog', async () => {
    const table = await openTableOnline({ party: waitingParty('Ana', 'Ben'), answers: blocking() })
    const { user } = table
    table.say(1, { text: 'You are all fools' })
    await expect.poll(() => lines().join(' ')).toContain('You are all fools')
    await block(user, 'Ben')
    expect(lines()).toEqual([])
    await user.click(button(safety.block.undo('Ben'), part('dialog')))
    await expect.poll(() => part('dialog').queryByText(safety.block.undone('Ben'))).not.toBeNull()
    expect(lines().join(' ')).toContain('You are all fools')
    await user.click(button(safety.block.action('Ben'), part('dialog')))
    await expect.poll(() => part('dialog').queryByText(safety.block.done('Ben'))).not.toBeNull()
  })

  it('is reported for a reason, which is asked for again where it cannot be sent', async () => {
    const { user, site } = await openTableOnline({
      party: waitingParty('Ana', 'Ben'),
      answers: { ...blocking(), 'POST people/report': refused('too_many') },
    })
    const { report } = safety
    await user.click(button(room.blockOrReport('Ben', true), part('.room')))
    await expect.poll(() => part('body').queryByRole('button', { name: report.action('Ben') })).not.toBeNull()
    await user.click(button(report.action('Ben'), part('dialog')))
    await user.click(part('dialog').getByRole('radio', { name: report.reasons.other }))
    fill(part('dialog').getByRole('textbox'), 'He never bids.')
    await user.click(button(report.send, part('dialog')))
    await expect.poll(alertText).toBe(report.tooMany)
    site.answers['POST people/report'] = {}
    await user.click(button(report.send, part('dialog')))
    await expect.poll(() => part('dialog').queryByText(report.sent)).not.toBeNull()
    const sent = {
      what: 'POST people/report',
      body: { code: 'ABCDEFGH', chair: 1, reason: 'other', words: 'He never bids.' },
    }
    expect(site.asked.filter(({ what }) => what === sent.what)).toEqual([sent, sent])
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(button(room.blockOrReport('Ben', true), part('.room')))
  })
})

it('somebody who is muted reads why as soon as they want to say something', async () => {
  const table = await openTableOnline({ party: waitingParty('Ana', 'Ben') })
  table.refuse = ({ type }) => (type === 'say' ? 'muted' : null)
  const mute = { kind: 'mute', reason: 'Be kind to the others.', endsAt: Date.now() + 86_400_000 } as const
  table.site.answers['GET me'] = meOf({ name: 'Ana', sanctions: [mute] })
  await say(table.user, 'So what')
  await expect.poll(() => document.body.textContent).toContain('Be kind to the others.')
  expect(part('.talk').queryByRole('textbox', { name: talk.line })).toBeNull()
})

/** What the server answers about those who are blocked; people keep their numbers. */
function blocking(): NonNullable<Parameters<typeof openTableOnline>[0]>['answers'] {
  let people: BlockedPeople['people'] = []
  return {
    'GET people/blocked': () => ({ people }),
    'POST people/block': ({ chair }: { readonly chair: number }) => {
      people = [...people, { id: chair + 10, name: ['Ana', 'Ben', 'Cleo'][chair] ?? '', at: 0 }]
      return { people }
    },
    'POST people/unblock': ({ id }: { readonly id: number }) => {
      people = people.filter((person) => person.id !== id)
      return { people }
    },
  }
}

/** Blocks somebody in the waiting room; the dialog stays open. */
async function block(user: UserEvent, name: string): Promise<void> {
  await user.click(button(room.blockOrReport(name, true), part('.room')))
  await expect.poll(() => part('body').queryByRole('button', { name: safety.block.action(name) })).not.toBeNull()
  await user.click(button(safety.block.action(name), part('dialog')))
  await expect.poll(() => part('dialog').queryByText(safety.block.done(name))).not.toBeNull()
}
