import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { callIn } from '../support/graphql-calls.ts'

/** Notes when the shop begins to listen for what is rested on; until then nothing is fetched ahead. */
const noteListening = () => {
  document.addEventListener = new Proxy(document.addEventListener, {
    apply(add, target, [kind, ...listener]) {
      Reflect.apply(add, target, [kind, ...listener])
      if (kind === 'pointerover') Reflect.set(window, 'isListening', true)
    },
  })
}

/** Opens a list on such a line, and notes what is asked for from then on. */
const openOn = async (connection: object | null, address = '/tasbih?size=5') => {
  const page = await openPage({ width: 1280 })
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection ?? undefined, configurable: true })
  }, connection)
  const asked: string[] = []
  page.on('request', (request) => {
    const call = callIn(request)
    if (call) asked.push(call.operationName === 'Products' ? `Products ${call.variables.page}` : call.operationName)
  })
  await page.addInitScript(noteListening)
  await page.goto(address)
  await page.waitForFunction(() => Reflect.get(window, 'isListening'))

  /** Settles when it has been asked for. */
  const untilAsked = async (operation: string) => {
    while (!asked.includes(operation)) await page.waitForEvent('request')
  }
  return { page, asked, untilAsked }
}

const rest = (page: Page, place: number) => page.getByRole('article').nth(place).getByRole('link').first().hover()

const good = { effectiveType: '4g', saveData: false }

test('on a good line a product that is rested on is fetched ahead, and the next page of a list in sight', async () => {
  const { page, asked, untilAsked } = await openOn(good)
  await rest(page, 0)
  await untilAsked('Product')
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded()
  await untilAsked('Products 1')
  expect(asked.filter((name) => name !== 'Products 1' && name !== 'Product')).toEqual([])

  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
  expect(asked.filter((name) => name === 'Products 1')).toHaveLength(1)
})

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['dear', { effectiveType: '4g', saveData: true }],
])('on a %s line nothing is fetched ahead', async (_, connection) => {
  const { page, asked, untilAsked } = await openOn(connection)
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded()
  await rest(page, 0)
  await page.mouse.down()
  // What the press had begun would stand before the page that it leads to.
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await page.getByRole('link', { name: 'Next page' }).click()
  await untilAsked('Products 1')
  expect(asked).toEqual(['Products 1'])
})

test('where the browser does not tell its line, only what is pressed is fetched before it is opened', async () => {
  const { page, asked, untilAsked } = await openOn(null)
  await rest(page, 1)
  await rest(page, 0)
  expect(asked).toEqual([])
  await page.mouse.down()
  await untilAsked('Product')
  expect(asked).toEqual(['Product'])
  await page.mouse.up()
  await page.waitForURL(/productDetail/)
})
