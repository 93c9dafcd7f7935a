import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, putOnSale } from '../support/trade.ts'
import { account, logIn, newAccount } from './shopper.ts'

const english = {
  locale: 'en-US',
  heart: (name: string) => `On the wish list: ${name}`,
  wished: 'It is on your wish list',
  wishList: 'Wish list',
  holding: 'Wish list, 1 product',
  removed: 'Removed:',
  undo: (name: string) => `Undo: ${name}`,
  add: (name: string) => `Add to cart: ${name}`,
  added: '1 Items Added to cart',
  empty: 'Nothing is on your wish list yet.',
}
const bangla: typeof english = {
  locale: 'bn-BD',
  heart: (name) => `পছন্দের তালিকায়: ${name}`,
  wished: 'এটি আপনার পছন্দের তালিকায় আছে',
  wishList: 'পছন্দের তালিকা',
  holding: 'পছন্দের তালিকা, ১টি পণ্য',
  removed: 'সরানো হয়েছে:',
  undo: (name) => `ফিরিয়ে আনুন: ${name}`,
  add: (name) => `কার্টে নিন: ${name}`,
  added: '১টি পণ্য কার্টে যোগ হয়েছে',
  empty: 'আপনার পছন্দের তালিকায় এখনো কিছু নেই।',
}

const putOn = async (name: string) => putOnSale(await demoOwner(sharedShop), { name, price: 450, quantity: 9 })

/** The wish list, from where the window of that width has the way to it. */
const openWishes = async (page: Page, width: number, { holding, wishList }: typeof english) => {
  if (width === 1280) return page.getByRole('link', { name: holding }).click()
  await page.locator('header').getByRole('button').last().click()
  await page.getByRole('link', { name: wishList }).click()
}

test.each([
  [360, english],
  [1280, english],
  [360, bangla],
  [1280, bangla],
] as const)(
  'at %i px: what a visitor wishes is on the list after the log-in, can be taken off, brought back and bought',
  async (width, say) => {
    const name = `Tasbih to wish at ${width} in ${say.locale}`
    await putOn(name)
    const page = await openPage({ width, locale: say.locale })
    const heart = page.getByRole('button', { name: say.heart(name) })
    await page.goto(`/search?q=${encodeURIComponent(name)}`)
    await heart.click()
    await page.waitForURL('**/login')
    await page.locator('input[type=email]').fill(await newAccount())
    await page.locator('input[type=password]').fill('a-password-of-mine')
    await page.locator('input[type=password]').press('Enter')

    await seeAlert(page, say.wished)
    expect(new URL(page.url()).pathname).toBe('/search')
    await page.locator('button[aria-pressed=true]').waitFor()
    await openWishes(page, width, say)
    await page.getByRole('heading', { level: 1, name: say.wishList }).waitFor()

    await heart.click()
    await page.getByText(say.removed).waitFor()
    const wished = page.waitForResponse((answer) => answer.request().postData()?.includes('mutation Wish') ?? false)
    await page.getByRole('button', { name: say.undo(name) }).click()
    await wished
    await page.reload()
    await heart.waitFor()
    await page.getByRole('button', { name: say.add(name) }).click()
    await seeAlert(page, say.added)
  },
)

test('the wish list is sound in every window, with something on it, taken off and empty', async () => {
  const page = await openPage({ width: 360 })
  const name = 'Tasbih that is looked at'
  const id = await putOn(name)
  await page.goto('/login')
  await logIn(page, await newAccount())
  await account(page).waitFor()
  await page.goto(`/productDetail/${id}`)
  const heart = page.getByRole('button', { name: english.heart(name) })
  await heart.click()
  await page.locator('button[aria-pressed=true]').waitFor()
  await page.goto('/wishes')
  await heart.waitFor()
  await look(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await heart.click()
  const undo = page.getByRole('button', { name: english.undo(name) })
  // While it has the focus its time stands still.
  await undo.focus()
  await look(page)
  await undo.press('Tab')
  await page.getByText(english.empty).waitFor()
  await look(page)
})
