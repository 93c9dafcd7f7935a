import type { Page, Route } from 'playwright-core'
import { openPage } from '../support/browser.ts'

const scripts = '**/assets/react-*.js'
const notOpened = (page: Page) => page.getByText('This page has not opened yet.')

/** Opens it without waiting until it does what is pressed. */
const goto = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

test.each<[what: string, address: string, lose: (route: Route) => unknown]>([
  ['never come', '/panjabi', () => undefined],
  ['are lost, and once more', '/panjabi', (route) => route.abort()],
  ['of a log-in are lost, and once more', '/login', (route) => route.abort()],
])('a page whose scripts %s says so, and leads to another try', async (_, address, lose) => {
  const page = await openPage({ width: 360 })
  let isMended = false
  await page.route(scripts, (route) => (isMended ? route.continue() : lose(route)))
  await goto(page, address)
  await notOpened(page).waitFor()

  isMended = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('html[data-open]').waitFor()
  expect(await notOpened(page).isVisible()).toBe(false)
})

test('a page whose scripts are lost while somebody types keeps what was typed, and says that it has not opened', async () => {
  const page = await openPage({ width: 360 })
  const asked = new Promise<Route>((resolve) => page.route(scripts, resolve))
  await goto(page, '/contactus')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Do you have attar of rose?')

  await (await asked).abort()
  await notOpened(page).waitFor()
  expect(await message.inputValue()).toBe('Do you have attar of rose?')
})

test('a page in Bangla whose words are lost is asked for once more, and then says that it has not opened', async () => {
  const page = await openPage({ width: 360, locale: 'bn-BD' })
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname))
  await page.route('**/assets/bn-*.js', (route) => route.abort())
  await goto(page, '/contactus')
  await page.getByText('পাতাটি এখনো খোলেনি।').waitFor()
  expect(asked).toEqual(['/contactus', '/contactus'])
})
