import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { lookAtTheme } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { fillInInBangla, openInBangla } from './shopper.ts'

const name = 'সুতি পাঞ্জাবি, একরঙা'
const chosen = 'নেভি ব্লু · L'

const look = async (page: Page) => {
  await lookAtTheme(page, 'light')
  await lookAtTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a panjabi in L, navy, is bought on a phone in Bangla, from its category to the order placed', async () => {
  const page = await openInBangla({ width: 360, touch: true, as: await newShopper(sharedShop) })
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor()

  await page.goto('/panjabi')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.waitFor()
  await look(page)
  await card.getByRole('link').tap()

  await heading(name)
  await button('কার্টে নিন').tap()
  await page.getByText('আগে রং বেছে নিন, তারপর কার্টে দিন বা কিনুন।').waitFor()
  await page.getByRole('radio', { name: 'L', exact: true }).tap()
  await page.getByRole('radio', { name: 'নেভি ব্লু' }).tap()
  await page.waitForURL(/[?&]size=L&color=Navy$/)
  await look(page)
  await button('কার্টে নিন').tap()
  await seeAlert(page, '১টি পণ্য কার্টে যোগ হয়েছে')

  await page.goto('/cart')
  await page.getByText(chosen).waitFor()
  await button(`একটি বাড়ান: ${name}, ${chosen}`).waitFor()
  await look(page)
  await page.getByRole('link', { name: 'চেকআউটে যান' }).tap()

  await heading('চেকআউট')
  await page.getByText(chosen).waitFor()
  await fillInInBangla(page)
  await look(page)
  await button('অর্ডার করুন').tap()

  await heading('অর্ডার হয়েছে')
  await page.getByRole('region', { name: 'যা অর্ডার করেছেন' }).getByText(chosen).waitFor()
  await look(page)
})
