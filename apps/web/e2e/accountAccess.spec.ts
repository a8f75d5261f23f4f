import { account } from '../src/words/en/account.ts'
import { en } from '../src/words/en.ts'
import { REFUSALS, fieldIn, newCredentials } from './accountPages.ts'
import { expectFineInEveryLook } from './looks.ts'
import { expect, test } from './watch.ts'

test.use({ settings: { speed: 'instant', theme: 'day' }, tolerated: REFUSALS })

test('the pages about accounts keep nobody out, with keys alone', async ({ page }) => {
  const { keyboard } = page
  const pages = [
    ['/account/sign-in?problem=provider_failed', account.signIn.title],
    ['/account/forgotten', account.forgotten.title],
    ['/account/recover', account.recover.title],
    ['/account/confirm?token=unknown', account.confirm.title],
    ['/account/reset?token=unknown', account.reset.title],
  ] as const
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectFineInEveryLook(page, path)
  }
  await expect(page).toHaveURL('/account/reset?token=unknown')
  await fieldIn(page, 'password').focus()
  await keyboard.type('four easels in a row')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(account.linkUsed)
  await expectFineInEveryLook(page, 'a link that was used')

  await page.goto('/account')
  await fieldIn(page, 'name').focus()
  await keyboard.type('Dana')
  await keyboard.press('Enter')
  await expect(fieldIn(page, 'email')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText(account.fields.noEmail)
  await expectFineInEveryLook(page, 'a form that lacks something')
  const { email, password } = newCredentials()
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.type(password)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(fieldIn(page, 'password')).toHaveAttribute('type', 'text')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: account.welcome.title('Dana') })).toBeVisible()
  // The heading of the account has the focus: the first stop after it is the offer of codes.
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: account.codes.title })).toBeVisible()
  await expectFineInEveryLook(page, 'an account with its codes')
  await page.getByRole('button', { name: account.codes.done }).press('Enter')

  await page.getByRole('button', { name: account.you.face }).press('Enter')
  await expect(page.getByRole('radio', { name: account.you.nameFace })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: account.you.faceOf(1), exact: true })).toBeChecked()
  await expectFineInEveryLook(page, 'faces')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: account.you.face })).toBeFocused()
  await page.getByRole('button', { name: account.ways.changeLabel(account.ways.email) }).press('Enter')
  await expectFineInEveryLook(page, 'another password')
  await keyboard.press('Escape')
  await page.getByRole('button', { name: account.data.remove }).press('Enter')
  await expectFineInEveryLook(page, 'deleting an account')
  await keyboard.press('Escape')

  // The menu and the page of tables know who it is.
  await page.goto('/friends')
  await expect(page.getByText(en.online.friends.as('Dana'))).toBeVisible()
  await expectFineInEveryLook(page, 'tables, to an account')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dana' })).toHaveAttribute('href', '/account')
  await expectFineInEveryLook(page, 'the menu, to an account')
})
