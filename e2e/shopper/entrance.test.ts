import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'
import { callIn } from '../support/graphql-calls.ts'
import { expectInSight } from '../support/in-sight.ts'
import { look } from '../support/look.ts'
import { account, explore, freshEmail, logIn, newAccount, openAsShopper, password } from './shopper.ts'

let page: Page

const logInOnPage = async () => {
  page = await openPage()
  await page.goto('/login')
  await logIn(page, await newAccount())
  await account(page).waitFor()
}
const token = () => page.evaluate(() => localStorage.getItem('accessToken'))
const path = () => new URL(page.url()).pathname

test.each(widths)('at %i px somebody signs up, is known by name and stays so after a reload', async (width) => {
  page = await openPage({ width })
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Create Your account' }).click()
  await page.getByLabel('Name').fill('Nova Sultana')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  await page.getByRole('button', { name: 'Signup' }).click()

  await page.getByRole('button', { name: 'Account of Nova Sultana' }).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await token()).toMatch(/^eyJ/)
  await page.reload()
  await page.getByRole('button', { name: 'Account of Nova Sultana' }).waitFor()
})

test('a sign-up with an address in use shows the documented line and what helps', async () => {
  page = await openPage()
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Nova')
  await page.getByLabel('Email').fill(await newAccount())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  await page.getByRole('button', { name: 'Signup' }).click()

  await seeAlert(page, 'Please enter valid information.')
  await seeAlert(page, 'Somebody has an account with this email already.')
})

test.each([
  ['a desk at 200 %', { width: 640, height: 400 }],
  ['a phone with its keyboard open', { width: 360, height: 420 }],
])('on %s a refused sign-up comes into sight, each time anew', async (_, room) => {
  page = await openPage()
  await page.setViewportSize(room)
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Nova')
  await page.getByLabel('Email').fill(await newAccount())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Signup' }).click()
    await page.getByRole('button', { name: 'Signup' }).waitFor()
    const refusal = page.getByRole('alert').filter({ hasText: 'Somebody has an account with this email already.' })
    await expectInSight(refusal)
    await refusal.and(page.locator(':focus-within')).waitFor()
  }
})

test('a wrong password and an unknown address get the documented message', async () => {
  page = await openPage({ width: 360 })
  await page.goto('/login')
  await logIn(page, await newAccount(), 'not-my-password')
  await seeAlert(page, "Email or password you've entered is incorrect.")
  await logIn(page, freshEmail())
  await seeAlert(page, "Email or password you've entered is incorrect.")
})

test('without a connection the log-in says so and keeps what was typed', async () => {
  page = await openPage()
  const email = await newAccount()
  await page.goto('/login')
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort())
  await logIn(page, email)
  await seeAlert(page, 'There is no connection to the shop.')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)

  await page.unroute('**/accounts:signInWithPassword**')
  await page.getByRole('button', { name: 'Login' }).click()
  await account(page).waitFor()
})

test('a guarded page asks to log in, and back does not lead to the log-in again', async () => {
  page = await openPage()
  await explore(page, 'oud')
  const id = path().split('/').at(-1)
  await page.goto(`/buynow/${id}`)
  await page.waitForURL('**/login')
  await page.getByText('Log in to buy this. What you chose is kept.').waitFor()
  await look(page)
  await logIn(page, await newAccount())

  await page.waitForURL(`**/buynow/${id}`)
  await page.goBack()
  await page.getByText('Customer Reviews').waitFor()
  expect(path()).toBe(`/productDetail/${id}`)
})

test('Google lets somebody in by the account that they pick', async () => {
  page = await openPage({ width: 360 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an account' })
  await picker.getByLabel('Email').fill(freshEmail())
  await picker.getByLabel('Name').fill('Nova of Google')
  await picker.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('button', { name: 'Account of Nova of Google' }).waitFor()
  expect(await token()).toMatch(/^eyJ/)
})

test('a log-out in one tab logs the other one out, and takes token and identity with it', async () => {
  await logInOnPage()
  const other = await page.context().newPage()
  await other.goto('/')
  await account(other).waitFor()

  await account(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log in' }).waitFor()
  await other.getByRole('link', { name: 'Log in' }).waitFor()
  expect(await token()).toBeNull()
  await other.reload()
  await other.getByRole('link', { name: 'Log in' }).waitFor()
})

test('a token that is no longer good is renewed without a word', async () => {
  await logInOnPage()
  const name = await account(page).getAttribute('aria-label')
  await page.evaluate(() => localStorage.setItem('accessToken', 'eyJ.spoiled.token'))
  await page.reload()

  await page.getByRole('button', { name: name ?? '' }).waitFor()
  expect(await token()).not.toBe('eyJ.spoiled.token')
})

test('public calls carry no token', async () => {
  page = await openAsShopper()
  const sent: Record<string, boolean> = {}
  page.on('request', (request) => {
    const call = callIn(request)
    if (call) sent[call.operationName] = 'authorization' in request.headers()
  })
  const countsCart = page.waitForRequest((request) => callIn(request)?.operationName === 'CartPieces')
  await goWithin(page, '/')
  await page.getByRole('article').first().waitFor()
  await account(page).waitFor()
  await countsCart

  expect(sent).toMatchObject({ Me: true, CartPieces: true, Products: false })
})

test('a visitor of the public pages loads no code of the identity service', async () => {
  page = await openPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await explore(page, 'oud')
  await page.waitForLoadState('networkidle')

  expect(loaded.filter((url) => /firebase|log-in-page/.test(url))).toEqual([])
})
