import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'
import { graphqlAddress } from '../support/graphql-calls.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'
import { holdAnswers } from './held-answers.ts'

let page: Page
beforeEach(async () => {
  page = await openPage({ width: 360 })
})

const cards = () => page.getByRole('article')
const tryAgain = () => page.getByRole('button', { name: 'Try again', exact: true })

test('products that do not come can be asked for again', async () => {
  await page.route(graphqlAddress, (route) => route.abort())
  await goWithin(page, '/attar')
  await seeAlert(page, 'The products could not be loaded')

  await page.unroute(graphqlAddress)
  await tryAgain().click()
  await cards().first().waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test.each([
  ['product-page', () => cards().first().getByRole('link'), 'Customer Reviews'],
  ['log-in-page', () => page.getByRole('link', { name: 'Log in' }), 'New to Sunnah Store?'],
  ['contact-page', () => page.getByRole('link', { name: 'Contact Us' }), 'Get In Touch'],
])('a %s whose code does not come can be asked for again', async (code, link, shown) => {
  await page.goto('/')
  await page.route(`**/assets/${code}*`, (route) => route.abort())
  await link().click()
  await seeAlert(page, 'This page could not be loaded')

  await page.reload()
  await seeAlert(page, 'This page could not be loaded')

  await page.unroute(`**/assets/${code}*`)
  await tryAgain().click()
  await page.getByText(shown).waitFor()
})

test('without a connection a notice says so, and what was opened before is still there', async () => {
  await page.goto('/attar')
  await cards().first().waitFor()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await cards().first().waitFor()

  await page.context().setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await notice.waitFor()
  await page.goBack()
  await page.waitForURL(/attar$/)
  await cards().first().waitFor()

  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

test('who tries again without a connection stays in the shop, and sees the page once the connection is back', async () => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Log in' }).click()
  await seeAlert(page, 'You seem to be offline.')
  await tryAgain().click()
  await seeAlert(page, 'You are still offline. This page opens as soon as the connection is back.')
  await page.getByRole('banner').waitFor()

  await page.context().setOffline(false)
  await page.getByText('New to Sunnah Store?').waitFor()
})

test('more reviews that do not come are said in a message, and can be asked for again', async () => {
  await page.goto('/search?q=Quran Majeed with Bangla Meaning, A5, Maroon')
  await cards().first().getByRole('link').click()
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  await page.route(graphqlAddress, (route) => route.abort())
  await page.getByRole('button', { name: 'Show more' }).click()
  await seeAlert(page, 'More reviews could not be loaded.')

  await page.unroute(graphqlAddress)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('time').nth(14).waitFor()
})

test.each(['/', '/borka', '/search?q=oud'])('nothing moves when the products of %s come late', async (address) => {
  await watchShifts(page)
  const answers = await holdAnswers(page)
  await goWithin(page, address)
  await page.locator('main [aria-busy="true"]').first().waitFor()

  await answers.release()
  await cards().first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shiftsOver(page)).toEqual([])
})
