import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { median } from '../support/median.mjs'
import { headersOf } from '../support/shop-server.mjs'
import { openPhone } from './browser.mjs'
import { logInOn } from './logged-in.mjs'
import { networks } from './networks.mjs'
import { beginTrace, tasksOfPage } from './trace.mjs'

// What the developer tools of a browser draw a trace by.
const drawn = ['toplevel', 'loading', 'devtools.timeline', 'blink.user_timing']

/** The steps of a purchase: what somebody does, and what is seen then. */
const stepsOf = (origin, productId) => [
  ['the product', (page) => page.goto(`${origin}/buynow/${productId}`), (page) => button(page, 'Add to cart')],
  ['into the cart', (page) => button(page, 'Add to cart').tap(), (page) => link(page, 'Cart, 1 piece')],
  ['the cart', (page) => link(page, 'Cart, 1 piece').tap(), (page) => link(page, 'Proceed Checkout')],
  ['the checkout', (page) => link(page, 'Proceed Checkout').tap(), (page) => button(page, 'PLACE ORDER')],
  ['the address', fillIn, (page) => button(page, 'PLACE ORDER')],
  ['the order', (page) => button(page, 'PLACE ORDER').tap(), (page) => page.getByText('Order placed').first()],
]

const button = (page, name) => page.getByRole('button', { name }).first()
const link = (page, name) => page.getByRole('link', { name }).first()

const fillIn = async (page) => {
  await page.getByLabel('Address').fill('House 14, Road 7, Shekhertek')
  await page.getByLabel('District').selectOption('Dhaka')
  await page.getByLabel('Phone').fill(`017${String(Math.random()).slice(2, 10).padEnd(8, '0')}`)
}

/**
 * A purchase on slow 4G at a quarter of the CPU, step by step, each until what it leads to is seen and nothing comes any more:
 * medians over the shoppers, who buy once each.
 * @param folder where the traces of the first purchase are put, for a browser's developer tools; null for nowhere
 */
export const measurePurchase = async (browser, origin, { productId, shopperIds }, folder) => {
  const purchases = []
  for (const shopperId of shopperIds) {
    const into = purchases.length === 0 ? folder : null
    purchases.push(await buy(browser, stepsOf(origin, productId), await headersOf(shopperId), into))
  }
  return purchases[0].map(({ name }, place) => {
    const middle = (what) => median(purchases.map((steps) => steps[place][what]))
    return { name, ...Object.fromEntries(measured.map((what) => [what, middle(what)])) }
  })
}

const measured = ['time', 'whole', 'longest', 'requests', 'kB']

const buy = async (browser, steps, headers, folder) => {
  const page = await openPhone(browser, networks.slow4G)
  const devtools = await page.context().newCDPSession(page)
  await logInOn(page, headers)
  const loads = await noteLoads(devtools)
  const done = []
  for (const [place, [name, act, seen]] of steps.entries()) {
    loads.begin()
    const end = await beginTrace(devtools, drawn)
    const since = performance.now()
    await act(page)
    await seen(page).waitFor()
    const time = performance.now() - since
    await loads.settled()
    const events = await end()
    if (folder) await writeFile(join(folder, `purchase-${place + 1}.json`), JSON.stringify({ traceEvents: events }))
    done.push({ name, time, ...tasksOfPage(events), ...loads.read() })
  }
  await page.context().close()
  return done
}

const quiet = 500

/** Counts what comes over the wire. */
const noteLoads = async (devtools) => {
  const open = new Set()
  let requests = 0
  let bytes = 0
  let changed = performance.now()
  const note = (event, call) =>
    devtools.on(`Network.${event}`, (told) => {
      call(told)
      changed = performance.now()
    })
  note('requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || open.has(requestId)) return
    open.add(requestId)
    requests++
  })
  note('loadingFailed', ({ requestId }) => open.delete(requestId))
  note('loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.delete(requestId)) bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return {
    begin: () => {
      requests = 0
      bytes = 0
      changed = performance.now()
    },
    /** When for a while nothing has come, nor is awaited. */
    settled: async () => {
      while (open.size > 0 || performance.now() - changed < quiet)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    read: () => ({ requests, kB: bytes / 1000 }),
  }
}
