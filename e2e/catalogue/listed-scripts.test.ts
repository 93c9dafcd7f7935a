import type { Page, Route } from 'playwright-core'
import type { firstScripts } from '../../web/src/app/server/first-scripts.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { findAttar, newShopper } from '../support/trade.ts'

/** One address of each page that the server renders. */
const addresses = async (): Promise<Record<keyof typeof firstScripts, string>> => {
  const { id } = await findAttar(sharedShop)
  return {
    home: '/',
    category: '/attar',
    search: '/search?q=attar',
    productDetail: `/productDetail/${id}`,
    logIn: '/login',
    signUp: '/signup',
    accountLink: '/accountLink',
    cart: '/cart',
    checkout: '/checkout',
    checkoutProduct: `/checkout/${id}`,
    donation: '/donation',
    orphanage: '/orphanage',
    oldAgeHome: '/oldagehome',
    payment: '/payment',
    track: '/track',
    contactUs: '/contactus',
    notFound: '/nowhere',
  }
}

/** What a page asks for once React has it: what it does beside what is seen, who signs people in, what tells of a failed connection. */
const askedLast = /\/(begin|firebase|kept|toaster)-/

const ofShoppers = ['cart', 'checkout', 'checkoutProduct']

/** Lets through what each page lists, and holds whatever else it asks for until it is left. @returns that */
const holdUnlisted = async (page: Page) => {
  const held: Route[] = []
  let listed: string[] = []
  const pathOf = (route: Route) => new URL(route.request().url()).pathname
  await page.route('**/assets/*.js', (route) => {
    if (listed.includes(pathOf(route))) return route.continue()
    held.push(route)
  })
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    for (const one of held.splice(0)) await one.abort().catch(() => undefined)
    const answer = await route.fetch()
    listed = /data-scripts="([^"]*)"/.exec(await answer.text())?.[1]?.split(' ') ?? []
    await route.fulfill({ response: answer })
  })
  return () => held.map(pathOf)
}

/** Whether what is on the page answers: see presses.ts. */
const isTaken = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const content = document.querySelector('main > *')
        const asked = new Event('animationiteration', { bubbles: true, cancelable: true })
        return document.documentElement.dataset.open === '' && content?.dispatchEvent(asked) === false
      },
      undefined,
      { timeout: 10_000 },
    )
    .then(
      () => true,
      () => false,
    )

test.each([
  ['English', 'en-US'],
  ['Bangla', 'bn-BD'],
])('every page is taken over by the scripts that it lists, and asks for no other before: in %s', async (_, locale) => {
  const shopper = await newShopper(sharedShop)
  await shopper.putInCart((await findAttar(sharedShop)).id)
  const all = Object.entries(await addresses())
  for (const as of [undefined, shopper]) {
    const page = await openPage({ width: 360, locale, ...(as && { as }) })
    const held = await holdUnlisted(page)
    for (const [name, address] of all.filter(([name]) => ofShoppers.includes(name) === (as !== undefined))) {
      await page.goto(address, { waitUntil: 'commit' })
      const taken = await isTaken(page)
      const early = held().filter((file) => !askedLast.test(file))
      expect({ name, taken, early }).toEqual({ name, taken: true, early: [] })
    }
  }
})
