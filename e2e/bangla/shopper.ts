import type { Page } from 'playwright-core'
import { newAccount, password } from '../shopper/shopper.ts'
import { seeAlert } from '../support/alert.ts'
import { type Look, openPage } from '../support/browser.ts'

/** A page of somebody who chose Bangla at an earlier visit. */
export const openInBangla = async (look: Look = {}) => {
  const page = await openPage(look)
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  return page
}

/** Logs somebody with a new account in, and brings them back home. */
export const logInInBangla = async (page: Page) => {
  await page.goto('/login')
  await page.getByLabel('ইমেইল').fill(await newAccount())
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'লগ ইন করুন' }).click()
  await page.getByRole('button', { name: /-এর অ্যাকাউন্ট$/ }).waitFor()
}

/** Opens the product page of the first product that a search finds. */
export const exploreInBangla = async (page: Page, words: string) => {
  await page.goto(`/search?q=${encodeURIComponent(words)}`)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByText('ক্রেতাদের রিভিউ').waitFor()
}

export const putInCart = async (page: Page, words: string) => {
  await exploreInBangla(page, words)
  await page.getByRole('button', { name: 'কার্টে নিন' }).click()
  await seeAlert(page, '১টি পণ্য কার্টে যোগ হয়েছে')
}

/** Fills the checkout in. */
export const fillInInBangla = async (page: Page) => {
  await page.getByLabel('ঠিকানা', { exact: true }).fill('বাসা ১৪, রোড ৭, শেখেরটেক')
  await page.getByLabel('জেলা', { exact: true }).selectOption({ label: 'কক্সবাজার' })
  await page.getByLabel('ফোন', { exact: true }).fill('০১৭১২ ৩৪৫৬৭৮')
}
