import { WIRE_ERROR_CODES } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { account } from '../words/en/account.ts'
import { en } from '../words/en.ts'
import { accountFaultText, fieldAtFault } from './accountFault.ts'
import type { AccountFault } from './accountFault.ts'

const ALL: readonly AccountFault[] = [...WIRE_ERROR_CODES, 'offline', 'given_up']

describe('why something about an account was not done', () => {
  it('has words, whatever it is', () => {
    expect(ALL.filter((code) => accountFaultText(code, en, account).length < 10)).toEqual([])
  })

  it('does not speak of other devices where a link of a mail was used', () => {
    expect(accountFaultText('link_used', en, account)).toBe(account.linkUsed)
    expect(accountFaultText('given_up', en, account)).toBe(account.ways.passkeyGivenUp)
  })

  it('is told at the field that it is about', () => {
    const told = ALL.flatMap((code) => {
      const field = fieldAtFault(code)
      return field === null ? [] : [`${code}: ${field}`]
    })
    expect(told.toSorted()).toEqual([
      'bad_email: email',
      'name_looks_alike: name',
      'name_needed: name',
      'name_refused: name',
      'weak_password: password',
      'wrong_sign_in: password',
    ])
  })
})
