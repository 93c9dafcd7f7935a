import type { Page, Request } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { confirmationMailedTo, linkMailedTo, signIn } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { account, logIn, newAccount, password } from './shopper.ts'

const newPassword = 'attar-and-tasbih'
const { emulatorUrl } = sharedShop

const askForLink = async (page: Page, email: string) => {
  await page.goto('/forgotPassword')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account').waitFor()
  return linkMailedTo(emulatorUrl, email)
}

const choose = async (page: Page, chosen: string) => {
  await page.getByLabel('New password').fill(chosen)
  await page.getByLabel('Re-enter Password').fill(chosen)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

/** What of this page's requests tells a code: addresses and referrers, by their paths. */
const watchFor = (page: Page) => {
  const told: Promise<string[]>[] = []
  const note = (request: Request) => told.push(toldBy(request))
  page.on('request', note)
  return async () => {
    // A request of a page that closes has no headers any more.
    page.off('request', note)
    const telling = (await Promise.all(told)).flat().filter((address) => address.includes('oobCode'))
    return telling.map((address) => new URL(address).pathname)
  }
}

const toldBy = async (request: Request) => {
  const { referer = '' } = await request.allHeaders().catch(() => request.headers())
  return [request.url(), referer]
}

test('a forgotten password is set anew by the link of the mail, whose code stays nowhere', async () => {
  const page = await openPage({ width: 360 })
  const email = await newAccount()
  const link = await askForLink(page, email)
  const code = new URLSearchParams(link).get('oobCode') ?? ''
  const telling = watchFor(page)
  await page.goto(`/accountLink${link}`)

  await page.getByLabel('New password').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(new URL(page.url())).toMatchObject({ pathname: '/accountLink', search: '' })
  await choose(page, 'qwertyuiop')
  await page.getByRole('link', { name: 'Many people use this password' }).waitFor()
  await choose(page, newPassword)
  await page.getByText(`The new password of ${email} is saved.`).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()

  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await logIn(page, email)
  await seeAlert(page, "Email or password you've entered is incorrect.")
  await logIn(page, email, newPassword)
  await account(page).waitFor()
  await page.goto('/')
  expect(await telling()).toEqual(['/accountLink'])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(kept).not.toContain(code)
  await page.goto(`/accountLink${link}`)
  await page.getByText('This link was used already, or is too old.').waitFor()
})

test('without mails the shop itself leads to the new password', async () => {
  const page = await openPage()
  const email = await newAccount()
  await askForLink(page, email)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await choose(page, newPassword)

  await page.getByText(`The new password of ${email} is saved.`).waitFor()
  expect(await signIn(emulatorUrl, email, newPassword)).toMatchObject({ email })
})

test('the link that confirms an email does so once its button is pressed', async () => {
  const page = await openPage()
  const email = await newAccount()
  await page.goto(`/accountLink${await confirmationMailedTo(emulatorUrl, await signIn(emulatorUrl, email, password))}`)
  await page.getByText(`Is ${email} your address`).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(`${email} is confirmed.`).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email)

  await page.getByText('Confirmed', { exact: true }).waitFor()
})
