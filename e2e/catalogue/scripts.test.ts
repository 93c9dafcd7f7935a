import { openPage } from '../support/browser.ts'

test('the shop opens in browsers that fetch no scripts ahead, and in those that never say that one has come', async () => {
  for (const isKnown of [false, true]) {
    const page = await openPage({ width: 360 })
    await page.clock.install()
    await page.addInitScript((answer) => {
      DOMTokenList.prototype.supports = () => answer
      Object.defineProperty(HTMLLinkElement.prototype, 'onload', { set: () => undefined })
    }, isKnown)
    await page.goto('/', { waitUntil: 'load' })
    if (isKnown) await page.clock.fastForward(10_000)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
  }
})
