import type { CDPSession } from 'playwright-core'
import { openPage } from '../support/browser.ts'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** How many elements the browser works out the styles of, for whatever is done meanwhile; counted by itself. */
const restyledBy = async (wire: CDPSession, act: () => Promise<unknown>) => {
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await wire.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve))
  await wire.send('Tracing.end')
  await complete
  return events.reduce((sum, { args: { elementCount = 0 } }) => sum + elementCount, 0)
}

test('what a press puts into a page leaves the styles of the rest of it as they were', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/search?q=Amber%20Attar%20in%20Cut%20Glass%20Bottle')
  await page.getByRole('article').first().getByRole('link').first().click()
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.waitFor()
  await page.waitForLoadState('networkidle')
  // What is drawn while the browser is idle comes when it is.
  await page.locator('dialog[aria-label="Search"]').waitFor({ state: 'attached' })
  await page.route('**/assets/log-in-page-*.js', () => undefined)
  const all = await page.locator('body *').count()

  const restyled = await restyledBy(await page.context().newCDPSession(page), async () => {
    await add.click()
    await page.getByRole('progressbar').waitFor()
  })

  expect(all).toBeGreaterThan(250)
  expect(restyled).toBeGreaterThan(0)
  expect(restyled).toBeLessThan(all / 3)
})

test('scripts go on from the styles that the server has put into a page', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  const served = await page.evaluateHandle(() => document.querySelectorAll<HTMLStyleElement>('style[data-styled]')[0])
  await page.waitForFunction(() => document.documentElement.dataset.open === '')
  const rules = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('style[data-styled]')].map(
        (style) => style instanceof HTMLStyleElement && style.sheet?.cssRules.length,
      ),
    )
  const [before = 0] = await rules()
  expect(await served.evaluate((style) => style?.isConnected)).toBe(true)

  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  const after = await rules()
  expect(after).toHaveLength(1)
  expect(after[0]).toBeGreaterThan(Number(before))
})
