import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'
import { callIn, graphqlAddress } from '../support/graphql-calls.ts'

let page: Page
beforeEach(async () => {
  page = await openPage()
})

const cards = () => page.getByRole('article')

/** Opens the home page. Answers what the server said to its query: to pages the browser shows a 304 as the 200 that it kept. */
const statusAtHome = async () => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  // The browser may tell of an answer on the wire before it tells what was asked.
  const status = new Promise<number>((resolve) => {
    const statuses = new Map<string, number>()
    let query = ''
    const settle = () => {
      const found = statuses.get(query)
      if (found) resolve(found)
    }
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (graphqlAddress.test(request.url)) query = requestId
      settle()
    })
    wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode)
      settle()
    })
  })
  await goWithin(page, '/')
  await cards().first().waitFor()
  return status
}

const watchCalls = () => {
  const calls: string[] = []
  page.on('request', (request) => {
    const call = callIn(request)
    if (call) calls.push(`${request.method()} ${call.operationName}`)
  })
  return calls
}

test('the home page is asked by GET, and a second visit transfers no products that are still the same', async () => {
  const calls = watchCalls()

  expect(await statusAtHome()).toBe(200)
  expect(await statusAtHome()).toBe(304)
  expect(calls).toEqual(['GET Products', 'GET Products'])
})

test('a server that does not know the query by its hash is sent the query', async () => {
  await page.route(graphqlAddress, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/(?<=%22)[0-9a-f]{64}/, '0'.repeat(64)),
    }),
  )
  const calls = watchCalls()
  await goWithin(page, '/')
  await cards().first().waitFor()

  expect(calls).toEqual(['GET Products', 'POST Products'])
})
