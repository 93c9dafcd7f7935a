import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { signInByGoogle, withClaims } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, exchange, newShopper } from '../support/trade.ts'
import { account, freshEmail, logIn, newAccount } from './shopper.ts'

const logInOnPage = async (page: Page, email: string) => {
  await page.goto('/login')
  await logIn(page, email)
  await account(page).waitFor()
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

const statusOf = async (accessToken: string | null, email: string) => {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${sharedShop.url}/cart/${email}`, { headers })).status
}

test('a log-out ends the session at the shop, so a copy of its token opens nothing', async () => {
  const email = await newAccount()
  const page = await openPage()
  await logInOnPage(page, email)
  const copied = await token(page)
  expect(await statusOf(copied, email)).toBe(200)

  const told = page.waitForResponse((answer) => answer.request().postData()?.includes('LogOut') ?? false)
  await account(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await told

  expect(await statusOf(copied, email)).toBe(401)
})

test('log out everywhere ends the log-ins on the other devices, which say so, and a new log-in opens the shop again', async () => {
  const email = await newAccount()
  const [phone, desk] = [await openPage({ width: 360 }), await openPage()]
  await logInOnPage(phone, email)
  await logInOnPage(desk, email)

  await desk.goto('/userprofile')
  const devices = desk.getByRole('region', { name: 'Your devices' })
  await devices.getByText('This device').waitFor()
  await desk.getByRole('button', { name: 'Log out everywhere' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Log out on all devices?' })
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await seeAlert(desk, 'You are logged out on all devices')

  await phone.goto('/cart')
  await phone.getByText('Your session has ended.').waitFor()
  expect(await token(phone)).toBeNull()
  await logIn(phone, email)
  await account(phone).waitFor()
})

test('two tabs whose token is refused at the same moment both stay logged in', async () => {
  const email = await newAccount()
  const first = await openPage()
  await logInOnPage(first, email)
  const second = await first.context().newPage()
  await second.goto('/cart')
  await account(second).waitFor()
  await first.evaluate(() => localStorage.setItem('accessToken', 'eyJ.spoiled.token'))

  await Promise.all([first.goto('/cart'), second.goto('/userprofile')])

  await Promise.all([account(first).waitFor(), account(second).waitFor()])
  expect(await statusOf(await token(first), email)).toBe(200)
})

test('an admin whose log-in is long ago shows once more who they are, and the person is an admin', async () => {
  const [owner, future, email] = [await demoOwner(sharedShop), await newShopper(sharedShop), freshEmail()]
  const page = await openPage({ width: 360 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('dialog').getByLabel('Name').fill('Second Owner')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await account(page).waitFor()
  const found = await owner.call('POST', '/graphql', {
    query: 'query ($search: String!) { users(page: 0, size: 5, search: $search) { items { id } } }',
    variables: { search: email },
  })
  const { id } = (found.body as { data: { users: { items: [{ id: string }] } } }).data.users.items[0]
  const query = 'mutation ($id: ID!) { setRole(id: $id, role: OWNER, evenUnconfirmed: true) { role } }'
  expect(await owner.call('POST', '/graphql', { query, variables: { id } })).toMatchObject({
    body: { data: { setRole: { role: 'OWNER' } } },
  })
  const { idToken } = await signInByGoogle(sharedShop.emulatorUrl, email)
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  const old = await exchange(sharedShop.url, email, withClaims(idToken, { auth_time: hourAgo }))
  await page.evaluate((value) => localStorage.setItem('accessToken', value), old)

  await page.goto(`/manageUsers?q=${future.email}`)
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await page.getByRole('alertdialog').getByRole('checkbox').check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Continue With Google' }).click()

  await seeAlert(page, 'Make Admin successfully')
  expect(await future.call('GET', `/admin/${future.email}`)).toMatchObject({ body: { admin: true } })
  expect(await statusOf(old, email)).toBe(401)
})
