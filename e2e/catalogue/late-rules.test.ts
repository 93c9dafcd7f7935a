import { openPage } from '../support/browser.ts'

declare global {
  interface Window {
    rulesRead: string[]
  }
}

/** Notes which rules of Intl the page reads. */
const noteRules = () => {
  window.rulesRead = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Segmenter', 'Collator'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (rules, given) => {
          window.rulesRead.push(name)
          return Reflect.construct(rules, given)
        },
      }),
    })
}

const product = '/search?q=Amber%20Attar%20in%20Cut%20Glass%20Bottle'

// The first one takes a phone as long as a good part of a page has to be taken over.
test.each([
  ['en-GB', ['/', '/attar', product, '/donation', '/contactUs', '/login']],
  ['bn-BD', ['/donation', '/contactUs', '/login']],
])('a page in %s is taken over without the rules of Intl', async (locale, addresses) => {
  const page = await openPage({ width: 360, locale })
  await page.addInitScript(noteRules)
  const read = () => page.evaluate(() => window.rulesRead)
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect([address, await read()]).toEqual([address, []])
    if (address !== product) continue
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/productDetail/)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await read()).toEqual([])
  }
})
