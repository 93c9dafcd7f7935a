import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { account, newAccount, openAsShopper, password } from './shopper.ts'

let page: Page

const press = (key: string) => page.keyboard.press(key)

/** Goes on by Tab until the focus is on what has that name. */
const tabTo = async (name: string) => {
  for (let stops = 0; stops < 80; stops += 1) {
    await press('Tab')
    if ((await nameOfFocus()).startsWith(name)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

const nameOfFocus = () =>
  page.evaluate(() => {
    const focused = document.activeElement
    const label =
      focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels?.[0] : null
    const select = focused instanceof HTMLSelectElement ? focused.labels?.[0] : null
    return focused?.getAttribute('aria-label') ?? (label ?? select ?? focused)?.textContent?.trim() ?? ''
  })

test('a purchase from the log-in to the placed order needs no mouse', async () => {
  page = await openPage()
  const email = await newAccount()
  await page.goto('/login')
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await tabTo('Email')
  await page.keyboard.type(email)
  await tabTo('Password')
  await page.keyboard.type(password)
  await press('Enter')
  await account(page).waitFor()

  await page.goto('/search?q=Quran Majeed Large Print Emerald')
  await page.getByRole('article').first().waitFor()
  await tabTo('Explore More')
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Quran Majeed with Bangla Meaning, Large Print' }).waitFor()
  await tabTo('One more')
  await press('Enter')
  await tabTo('Buy now')
  await press('Enter')
  await page.getByRole('alertdialog').waitFor()
  expect(await nameOfFocus()).toBe('close')
  await press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await nameOfFocus()).toBe('Buy now')
  await press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo('Yes')
  await press('Enter')

  // The heading stands there before the fields do.
  await page.getByLabel('Address').waitFor()
  await tabTo('Address')
  await page.keyboard.type('House 14, Road 7')
  await tabTo('District')
  await page.keyboard.type('Dhaka')
  await tabTo('Phone')
  await page.keyboard.type('01712345678')
  await tabTo('PLACE ORDER')
  await press('Enter')
  await seeAlert(page, 'Ordered Successful')
})

test('the account menu opens, closes by Esc and gives the focus back', async () => {
  page = await openAsShopper({ width: 360 })
  await page.goto('/')
  await account(page).focus()
  await press('Enter')
  await tabTo('My Order')
  await press('Escape')

  expect(await nameOfFocus()).toMatch(/^Account of/)
  expect(await account(page).getAttribute('aria-expanded')).toBe('false')
})
