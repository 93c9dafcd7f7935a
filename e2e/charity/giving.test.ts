import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'

let page: Page
beforeEach(async () => {
  page = await openPage({ width: 360 })
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const verify = async (number: string) => {
  await page.getByRole('textbox', { name: 'Bkash number' }).fill(number)
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('from the footer to the orphanage and on to the payment, which is not open yet', async () => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donation' }).click()
  await heading('Donation')
  await page.getByRole('link', { name: 'See the orphanage' }).click()
  await heading('Orphanage')
  await page.getByText('It will first house 25 orphans').waitFor()
  await page.getByRole('link', { name: 'Donate Now' }).click()

  await heading('Give by Bkash')
  expect(new URL(page.url()).pathname).toBe('/payment')
  await page.getByText('Online payment is not open yet', { exact: true }).waitFor()
})

test('Verify says whether the number is a mobile number of Bangladesh, and asks nobody', async () => {
  await page.goto('/payment')
  await heading('Give by Bkash')
  const asked: string[] = []
  // Scripts that begin later come all the same.
  page.on('request', (request) => request.resourceType() !== 'script' && asked.push(request.url()))

  await verify('01712 34')
  expect(await page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('link', { name: /The number is too short/ }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('phone')

  await verify('০১৭১২৩৪৫৬৭৮')
  await page.getByRole('status').filter({ hasText: '01712-345678 is a mobile number of Bangladesh.' }).waitFor()
  expect(asked).toEqual([])
})

test('every drawing of both homes is there', async () => {
  for (const address of ['/donation', '/orphanage', '/oldagehome']) {
    await page.goto(address)
    const pictures = page.getByRole('main').getByRole('img')
    await pictures.nth(1).waitFor()
    const drawings = await pictures.all()
    expect(drawings.length).toBeGreaterThan(1)
    for (const drawing of drawings) {
      await drawing.scrollIntoViewIfNeeded()
      await drawing.evaluate((image: HTMLImageElement) => image.decode())
    }
  }
})
