import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { exploreInBangla, fillInInBangla, logInInBangla, openInBangla, putInCart } from './shopper.ts'

let page: Page

const button = (name: string) => page.getByRole('button', { name })
const attar = 'অ্যাম্বার আতর, কাটা কাচের বোতলে'

test('on a phone: a purchase in Bangla, from log-in to My Order', async () => {
  page = await openInBangla({ width: 360 })
  await logInInBangla(page)
  await putInCart(page, 'আতর কাটা কাচের বোতল')

  await page.goto('/cart')
  await button(`একটি বাড়ান: ${attar}`).click()
  await page.getByText('৯৫০ টাকা × ২').waitFor()
  await page.getByRole('link', { name: 'চেকআউটে যান' }).click()

  await page.getByRole('heading', { level: 1, name: 'চেকআউট' }).waitFor()
  await button('অর্ডার করুন').click()
  await page.getByRole('group', { name: 'একটু ঠিক করতে হবে' }).waitFor()
  await fillInInBangla(page)
  await button('অর্ডার করুন').click()
  await seeAlert(page, 'আপনার অর্ডার সফল হয়েছে')

  await page.goto('/myOrder')
  const order = page.getByRole('article', { name: /^SS-/ })
  await order.filter({ hasText: attar }).filter({ hasText: '২ × ৯৫০ টাকা' }).waitFor()
  await order.filter({ hasText: 'শেখেরটেক, কক্সবাজার' }).filter({ hasText: '০১৭১২-৩৪৫৬৭৮' }).waitFor()
})

test('what is half filled in stays when the language changes, and its mistakes change with it', async () => {
  page = await openInBangla({ as: await newShopper(sharedShop) })
  await exploreInBangla(page, 'আতর কাটা কাচের বোতল')
  await page.getByRole('textbox', { name: 'পরিমাণ' }).fill('২')
  await button('কিনুন').click()
  await page.getByRole('alertdialog', { name: attar }).getByRole('button', { name: 'হ্যাঁ, কিনব' }).click()
  await page.getByText('আপনার জন্য রাখা আছে, সময় বাকি').waitFor()
  await page.getByLabel('ঠিকানা', { exact: true }).fill('বাসা ১৪')
  await button('অর্ডার করুন').click()
  await page.getByRole('group', { name: 'একটু ঠিক করতে হবে' }).waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await summary.getByRole('link', { name: 'Choose the district' }).waitFor()
  expect(await page.getByLabel('Address').inputValue()).toBe('বাসা ১৪')
})
