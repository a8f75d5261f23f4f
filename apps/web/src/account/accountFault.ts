import { faultText } from '../friends/faultText.ts'
import type { Fault } from '../online/request.ts'
import type { AccountWords } from '../words/accountWords.ts'
import type { Words } from '../words/words.ts'

/** Why something about an account was not done. */
export type AccountFault = Fault | 'given_up'

/** A field of a form. */
export type FieldName = 'name' | 'email' | 'password' | 'code'

/** Why something was not done, in words. */
export function accountFaultText(code: AccountFault, words: Words, account: AccountWords): string {
  switch (code) {
    case 'given_up':
      return account.ways.passkeyGivenUp
    case 'link_used':
      return account.linkUsed
    default:
      return faultText(code, words)
  }
}

/** The field that a refusal is about; `null` where it is about none. A wrong sign-in is told at the password: that is typed anew. */
export function fieldAtFault(code: AccountFault): FieldName | null {
  switch (code) {
    case 'bad_email':
      return 'email'
    case 'weak_password':
    case 'wrong_sign_in':
      return 'password'
    case 'name_needed':
    case 'name_refused':
    case 'name_looks_alike':
      return 'name'
    default:
      return null
  }
}
