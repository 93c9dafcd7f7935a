import type { Locator } from 'playwright-core'
import { openPage } from '../support/browser.ts'

const sizeOf = async (part: Locator) => {
  const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return Math.min(width, height)
}

test('the way back, the rating and the answers to “Helpful?” are as large as a fingertip', async () => {
  const page = await openPage({ width: 360, touch: true })
  await page.goto('/search?q=Cotton+Panjabi+Plain')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Buy now' }).waitFor()

  const small = [
    page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Panjabi' }),
    page.locator('a[href="#reviews"]'),
    page.getByRole('link', { name: /^No: / }).first(),
  ]
  for (const part of small) expect(await sizeOf(part)).toBeGreaterThanOrEqual(44)
})

test('a button that was tapped looks as before', async () => {
  const page = await openPage({ width: 360, touch: true })
  await page.goto('/search?q=Amber+Attar+in+Cut+Glass+Bottle')
  await page.getByRole('article').first().getByRole('link').click()
  const more = page.getByRole('button', { name: 'One more' })
  const colour = () => more.evaluate((button) => getComputedStyle(button).backgroundColor)
  await more.waitFor()
  const before = await colour()
  await more.tap()
  await page.getByText('Quantity: 2').waitFor({ state: 'attached' })
  expect(await colour()).toBe(before)
})

test('on the narrowest phone the words of the banner keep off its drawing', async () => {
  const page = await openPage({ width: 360, locale: 'bn-BD' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const words = page.getByRole('main').locator('strong').first()
  // The drawing begins in the middle.
  const right = await words.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })
  expect(right).toBeLessThan(150)
})
