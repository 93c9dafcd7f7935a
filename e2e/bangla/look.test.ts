import type { Page } from 'playwright-core'
import { newAccount } from '../shopper/shopper.ts'
import { lookAtTheme } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { exploreInBangla, openInBangla, putInCart } from './shopper.ts'

const open = (address: string, words: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByText(words).first().waitFor()
}

const sendEmpty = (address: string, name: string, words: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name }).click()
  await page.getByText(words).first().waitFor()
}

const forVisitors: ((page: Page) => Promise<void>)[] = [
  open('/', 'আরও দেখুন'),
  open('/borka', 'আরও দেখুন'),
  open('/search?q=zamzam', 'খোঁজ মুছে ফেলুন'),
  (page) => exploreInBangla(page, 'আতর কাটা কাচের বোতল'),
  sendEmpty('/login', 'লগ ইন করুন', 'আপনার পাসওয়ার্ড লিখুন'),
  sendEmpty('/signup', 'সাইন আপ করুন', 'একটু ঠিক করতে হবে'),
  async (page) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'মোবাইল নম্বর দিয়ে এগিয়ে যান' }).click()
    await page.getByRole('button', { name: 'কোড পাঠান' }).click()
    await page.getByRole('link', { name: 'আপনার মোবাইল নম্বর লিখুন' }).waitFor()
  },
  open('/forgotPassword', 'লিংক পাঠান'),
  open('/accountLink?mode=resetPassword&oobCode=used', 'লিংকটি আগেই ব্যবহার করা হয়েছে'),
  async (page) => {
    await page.goto('/forgotPassword')
    await page.getByLabel('ইমেইল').fill(await newAccount())
    await page.getByRole('button', { name: 'লিংক পাঠান' }).click()
    await page.getByRole('link', { name: 'নতুন পাসওয়ার্ড ঠিক করুন' }).click()
    await page.getByRole('button', { name: 'পাসওয়ার্ড সেভ করুন' }).click()
    await page.getByText('একটু ঠিক করতে হবে').waitFor()
  },
  open('/donation', 'প্রবীণ নিবাস'),
  open('/orphanage', '২৫ জন এতিম শিশু'),
  open('/oldagehome', 'আমাদের পরিকল্পনা'),
  sendEmpty('/payment', 'যাচাই করুন', 'আপনার বিকাশ নম্বর লিখুন'),
  sendEmpty('/contactus', 'পাঠান', 'একটু ঠিক করতে হবে'),
  open('/nowhere', 'এই পাতাটি এখানে নেই'),
]

const forShoppers: ((page: Page) => Promise<void>)[] = [
  open('/cart', 'সর্বমোট'),
  sendEmpty('/checkout', 'অর্ডার করুন', 'একটু ঠিক করতে হবে'),
  open('/myOrder', 'আপনি এখনও কিছু অর্ডার করেননি।'),
  open('/userprofile', 'দেওয়া হয়নি'),
  async (page) => {
    await page.goto('/userprofile')
    await page.getByRole('button', { name: 'প্রোফাইল বদলান' }).click()
    await page.getByLabel('ফোন').fill('১')
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    await page.getByText('একটু ঠিক করতে হবে').waitFor()
  },
]

const expectFits = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  // What is fixed to the window does not widen the page: its buttons must fit by themselves.
  const rightEdges = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(width)
}

// Each screen is opened once and then looked at in every way: opening it anew would only take time.
const look = async (page: Page) => {
  await lookAtTheme(page, 'light')
  await lookAtTheme(page, 'dark')
  await expectFits(page, 320)
  await expectFits(page, 1280)
  await lookAtTheme(page, 'light')
  await page.setViewportSize({ width: 360, height: 740 })
}

test('no screen of visitors has a fault in Bangla: light, dark, on a desk, and at 320 px', async () => {
  const page = await openInBangla({ width: 360 })
  for (const ready of forVisitors) {
    await ready(page)
    await look(page)
  }
})

test('no screen of shoppers has a fault in Bangla: light, dark, on a desk, and at 320 px', async () => {
  const page = await openInBangla({ width: 360, as: await newShopper(sharedShop) })
  await putInCart(page, 'আতর কাটা কাচের বোতল')
  await look(page)
  await page.getByRole('button', { name: 'কিনুন' }).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page)
  for (const ready of forShoppers) {
    await ready(page)
    await look(page)
  }
})
