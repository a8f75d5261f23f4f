import { within } from '@testing-library/react'
import type { Account, Me } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../testing/accountOf.ts'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { refused, siteInMemory } from '../testing/siteInMemory.ts'
import { alertText, button, fill, part } from '../testing/tableParts.ts'
import type { Part } from '../testing/tableParts.ts'
import { account } from '../words/en/account.ts'
import { en } from '../words/en.ts'

const CLEO = meOf({ name: 'Cleo', hasAccount: true })

function field(name: 'name' | 'email' | 'password' | 'code'): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`there is no field for ${name}`)
  return found
}

/** The part of the page about ways to sign in. */
function ways(): Part {
  return within(part('main').getByRole('region', { name: account.ways.title }))
}

function text(): string {
  return document.body.textContent
}

describe('an account', () => {
  it('of somebody who signed in long ago is changed once they have signed in once more', async () => {
    let signedInLately = false
    const site = siteInMemory({
      'GET me': CLEO,
      'GET account': (): Account => accountOf({ signedInLately }),
      'POST account/sign-in': refused('wrong_sign_in'),
    })
    const user = openPage('/account')
    await expect.poll(text).toContain(account.ways.again)
    const change = account.ways.changeLabel(account.ways.email)
    expect(ways().queryByRole('button', { name: change })).toBeNull()
    await user.click(ways().getByRole('link', { name: account.ways.signInAgain }))
    await expect.poll(text).toContain(account.signIn.again)
    // What was typed stays, and the reason stands where the focus is.
    fill(field('email'), 'cleo@modern-art.example')
    fill(field('password'), 'no such password')
    await user.click(button(account.signIn.submit))
    await expect.poll(alertText).toBe(en.online.faults.wrong_sign_in)
    expect(field('email').value).toBe('cleo@modern-art.example')
    site.answers['POST account/sign-in'] = () => {
      signedInLately = true
      return CLEO
    }
    fill(field('password'), 'four easels in a row')
    await user.click(button(account.signIn.submit))
    await expect.poll(() => location.pathname).toBe('/account')
    await expect.poll(() => ways().queryByRole('button', { name: change })).not.toBeNull()
    expect(text()).not.toContain(account.ways.again)
    expect(site.asked).toContainEqual({
      what: 'POST account/sign-in',
      body: { email: 'cleo@modern-art.example', password: 'four easels in a row' },
    })
  })

  it('has the face that its owner chooses', async () => {
    const site = siteInMemory({
      'GET me': CLEO,
      'GET account': accountOf({}),
      'POST me/portrait': ({ portrait }: Pick<Me, 'portrait'>): Me => ({ ...CLEO, portrait }),
    })
    const face = (): string | null => document.querySelector('main .plain-portrait')?.getAttribute('src') ?? null
    const user = openPage('/account')
    await expect.poll(face).not.toBeNull()
    const before = face()
    await user.click(button(account.you.face))
    const chosen = part('dialog').getByRole('radio', { name: account.you.faceOf(11) })
    const picture = chosen.parentElement?.querySelector('img')?.getAttribute('src') ?? ''
    await user.click(chosen)
    await user.click(button(account.you.saveFace, part('dialog')))
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    expect(face()).not.toBe(before)
    expect(face()).toBe(picture)
    expect(site.asked).toContainEqual({ what: 'POST me/portrait', body: { portrait: 10 } })
  })
})

describe('somebody who wants an account', () => {
  it('is told what is wrong with what they typed, where the focus is then', async () => {
    const site = siteInMemory({ 'GET me': meOf({ name: 'Ana' }), 'POST account/sign-up': refused('weak_password') })
    const user = openPage('/account')
    await expect.poll(() => document.querySelector('[name=email]')).not.toBeNull()
    await user.click(button(account.join.submit))
    expect(alertText()).toBe(account.fields.noEmail)
    expect(document.activeElement).toBe(field('email'))
    fill(field('email'), 'ana@modern-art.example')
    fill(field('password'), '12345678')
    await user.click(button(account.join.submit))
    await expect.poll(alertText).toBe(en.online.faults.weak_password)
    expect(document.activeElement).toBe(field('password'))
    expect(field('email').value).toBe('ana@modern-art.example')
    expect(site.asked.filter(({ what }) => what === 'POST account/sign-up')).toHaveLength(1)
  })
})
