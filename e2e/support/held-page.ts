import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { askShop } from './ask-shop.ts'
import { openPage } from './browser.ts'
import { sharedShop } from './shared-shop.ts'
import { watchShifts } from './shifts.ts'

const lines: Server[] = []
afterEach(() => {
  for (const line of lines.splice(0)) {
    line.closeAllConnections()
    line.close()
  }
})

interface HeldPage {
  page: Page
  /** Lets the rest come. */
  release: () => void
}

/** A page on a phone of which no more has come than up to such a text of its HTML: the rest is still on its way. */
export const openHeldPage = async (path: string, ...texts: readonly string[]): Promise<HeldPage> => {
  const html = await (await askShop(sharedShop.url + path, { headers: { accept: 'text/html' } })).text()
  const end = texts.reduce((from, text) => html.indexOf(text, from), 0)
  if (end < 0) throw new Error(`${path} has no ${texts.join(' before ')}`)
  let release = () => {}
  const line = createServer(({ url }, response) => {
    if (url !== path) return
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end))
    release = () => response.end(html.slice(end))
  })
  lines.push(line)
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const page = await openPage({ width: 360, shopUrl: `http://127.0.0.1:${(line.address() as AddressInfo).port}` })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release: () => release() }
}
