import { readFile } from 'node:fs/promises'
import { account } from '../src/words/en/account.ts'
import { en } from '../src/words/en.ts'
import { REFUSALS, fieldIn, fillIn, giveAuthenticator, newCredentials, signIn } from './accountPages.ts'
import { playOnline } from './onlinePlayer.ts'
import { codeIn, openOnlineTable, start, stripOn } from './onlineTable.ts'
import { expect, messagesTo, test } from './people.ts'

const { friends } = en.online

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 }, tolerated: REFUSALS })

test('a guest makes an account in the middle of a game and plays on; another device signs in, and signs the first one out', async ({
  come,
}) => {
  const ana = await come('Ana')
  const credentials = newCredentials()
  const table = await openOnlineTable(ana, { chairs: 3 })
  await start(ana)
  const welcomes = (): number => messagesTo(ana.wire).filter(({ type }) => type === 'welcome').length
  const before = welcomes()
  await ana.page.getByRole('button', { name: en.table.menu }).click()
  await ana.page.getByRole('button', { name: en.online.keepSeat.action }).click()
  const dialog = ana.page.getByRole('dialog', { name: account.join.title })
  await fillIn(dialog, { ...credentials, password: '12345678' })
  await dialog.getByRole('button', { name: account.join.submit }).click()
  // What was typed stays, and the reason stands where the focus is.
  await expect(dialog.getByRole('alert')).toHaveText(en.online.faults.weak_password)
  await expect(fieldIn(dialog, 'password')).toBeFocused()
  await expect(fieldIn(dialog, 'email')).toHaveValue(credentials.email)
  await fieldIn(dialog, 'password').fill(credentials.password)
  await dialog.getByRole('button', { name: account.join.submit }).click()
  const ready = ana.page.getByRole('dialog', { name: account.welcome.title('Ana') })
  await ready.getByRole('button', { name: account.welcome.later }).click()
  // The old session's socket is closed, and the new one is greeted at the same seat.
  await expect.poll(welcomes).toBe(before + 1)
  const chairs = messagesTo(ana.wire).flatMap((message) => (message.type === 'party' ? [message.chair] : []))
  expect(new Set(chairs)).toEqual(new Set([0]))
  await expect(ana.page.getByRole('dialog')).toHaveCount(0)
  await expect(stripOn(ana.page)).toHaveCount(0)
  let turns = 0
  await playOnline(ana.page, (question) => question === 'a painting' && (turns += 1) > 1)

  const phone = await come('Ana’s phone', { viewport: { width: 390, height: 844 } })
  await phone.page.goto('/friends')
  await phone.page.getByRole('link', { name: friends.signIn }).click()
  await signIn(phone.page, { ...credentials, password: 'no such password' })
  await expect(phone.page.getByRole('alert')).toHaveText(en.online.faults.wrong_sign_in)
  await fieldIn(phone.page, 'password').fill(credentials.password)
  await phone.page.getByRole('button', { name: account.signIn.submit, exact: true }).click()
  await expect(phone.page).toHaveURL('/friends')
  await expect(phone.page.getByText(friends.as('Ana'))).toBeVisible()
  await expect(phone.page.getByRole('link', { name: new RegExp(`^${friends.goOn}`) })).toHaveAttribute(
    'href',
    `/table/${codeIn(table)}`,
  )

  await phone.page.getByRole('link', { name: friends.account }).click()
  const devices = phone.page.getByRole('region', { name: account.devices.title })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText(account.devices.thisOne)
  await devices.getByRole('listitem').last().getByRole('button').click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(ana.page.getByRole('alert')).toContainText(en.online.connection.signedOut)
  await ana.page.getByRole('link', { name: friends.signIn }).click()
  await signIn(ana.page, credentials)
  await expect(ana.page).toHaveURL(table)
  await expect(ana.page.getByRole('region', { name: en.table.hand })).toBeVisible()
  await playOnline(ana.page, (question) => question === 'a painting')
})

test(
  'a passkey signs somebody in, then a recovery code; at the end the account is deleted',
  { tag: '@long' },
  async ({ come, baseURL }) => {
    // Passkeys belong to names, not to numbers.
    const { page } = await come('Ben', { home: (baseURL ?? '').replace('127.0.0.1', 'localhost') })
    await giveAuthenticator(page)
    await page.goto('/account')
    await page.getByRole('button', { name: account.join.passkey }).click()
    await expect(page.getByRole('alert')).toHaveText(en.online.name.missing)
    await fieldIn(page, 'name').fill('Ben')
    await page.getByRole('button', { name: account.join.passkey }).click()
    await page.getByRole('button', { name: account.codes.make }).click()
    const list = page.getByRole('list', { name: account.codes.title }).getByRole('listitem')
    await expect(list).toHaveCount(10)
    const codes = await list.allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: account.codes.download }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect(codes.filter((code) => !file.includes(code))).toEqual([])
    await page.getByRole('button', { name: account.codes.done }).click()

    await page.getByRole('button', { name: account.devices.signOut, exact: true }).click()
    await expect(page.getByRole('status')).toContainText([account.devices.signedOut])
    // This device knows by what name.
    await expect(fieldIn(page, 'name')).toHaveValue('Ben')
    await page.getByRole('link', { name: account.join.already }).click()
    await page.getByRole('button', { name: account.signIn.passkey }).click()
    await expect(page.getByText(account.codes.left(10))).toBeVisible()

    await page.getByRole('button', { name: account.devices.signOut, exact: true }).click()
    await page.getByRole('link', { name: account.join.already }).click()
    await page.getByRole('link', { name: account.signIn.forgotten }).click()
    // This server sends no mail.
    await page.getByRole('link', { name: account.forgotten.useCode }).click()
    await fieldIn(page, 'code').fill('no such code')
    await page.getByRole('button', { name: account.recover.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(account.recover.wrong)
    await fieldIn(page, 'code').fill((codes[3] ?? '').toLowerCase())
    await page.getByRole('button', { name: account.recover.submit }).click()
    await expect(page.getByText(account.codes.left(9))).toBeVisible()

    // The last way stays; with a password the passkey may go.
    const ways = page.getByRole('region', { name: account.ways.title })
    const remove = ways.getByRole('button', { name: new RegExp(`^(${account.ways.remove}|Really)`) })
    await remove.click()
    await remove.click()
    await expect(ways.getByRole('alert')).toHaveText(en.online.faults.last_way)
    await ways.getByRole('button', { name: account.ways.setPassword }).click()
    const credentials = newCredentials()
    await fillIn(page.getByRole('dialog'), credentials)
    await page.getByRole('dialog').getByRole('button', { name: account.ways.save }).click()
    await expect(ways).toContainText(credentials.email)
    await remove.click()
    await remove.click()
    await expect(remove).toHaveCount(0)

    await page.getByRole('button', { name: account.you.face }).click()
    await page.getByRole('radio', { name: account.you.faceOf(8), exact: true }).check({ force: true })
    await page.getByRole('button', { name: account.you.saveFace }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: account.data.export }).click(),
    ])
    expect(JSON.parse(await readFile(await data.path(), 'utf8'))).toMatchObject({
      person: { name: 'Ben', portrait: 7 },
      account: { email: credentials.email },
    })

    await page.getByRole('button', { name: account.data.remove }).click()
    await page.getByRole('button', { name: account.data.removeSure }).click()
    await expect(page.getByRole('status')).toContainText([account.data.removed])
    await page.getByRole('link', { name: account.join.already }).click()
    await signIn(page, credentials)
    await expect(page.getByRole('alert')).toHaveText(en.online.faults.wrong_sign_in)
  },
)
