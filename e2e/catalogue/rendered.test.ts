import type { ConsoleMessage, Page, Request } from 'playwright-core'
import { type Look, openPage, widths } from '../support/browser.ts'
import { callIn } from '../support/graphql-calls.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'
import { demoOwner, newShopper, productPage } from '../support/trade.ts'

const noProduct = '/productDetail/00000000-0000-4000-8000-000000000000'

const aProduct = () => productPage(sharedShop, 'Amber Attar in Cut Glass Bottle, 12 ml')

const publicPages: [address: string | (() => Promise<string>), heading: RegExp][] = [
  ['/', /Sunnah Store/],
  ['/QuranandHadith', /Quran and Hadith/],
  ['/search?q=attar', /Search/],
  [aProduct, /./],
  ['/donation', /Donation/],
  ['/orphanage', /Orphanage/],
  ['/oldagehome', /Old Age Home/],
  ['/payment', /Give by Bkash/],
  ['/contactus', /Get In Touch/],
  ['/nowhere', /This page is not here/],
  [noProduct, /./],
]

/** They lead on who is logged in. */
const entrances: typeof publicPages = [
  ['/login', /Log in/],
  ['/signup', /Create your account/],
]

const addressOf = (address: (typeof publicPages)[number][0]) => (typeof address === 'string' ? address : address())

test('whoever runs no scripts reads every public page, and finds, pages and opens what is sold', async () => {
  const page = await openPage({ width: 360, withoutScripts: true })
  for (const [address, heading] of [...publicPages, ...entrances]) {
    await page.goto(await addressOf(address))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading)
  }

  await page.goto('/')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('attar')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.waitForURL(/\/search\?q=attar/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/productDetail/)
  await page.getByText('Customer Reviews').waitFor()
})

test.each([
  ['en-US', 'JavaScript switched off', 'to buy, switch it on'],
  ['bn-BD', 'জাভাস্ক্রিপ্ট বন্ধ', 'কিনতে হলে এটি চালু করুন'],
])(
  'whoever runs no scripts is told what they cannot do, and is offered nothing that would not work: %s',
  async (locale, words, wordsOfProduct) => {
    const page = await openPage({ locale, withoutScripts: true })
    for (const address of ['/login', '/signup', '/contactus', '/track']) {
      await page.goto(address)
      expect(await page.getByRole('main').innerText()).toContain(words)
    }
    await page.goto(await aProduct())
    expect(await page.locator('.without-scripts').innerText()).toContain(wordsOfProduct)

    for (const [address] of [...publicPages, ...entrances]) {
      await page.goto(await addressOf(address))
      const controls = page.getByRole('button').or(page.getByRole('textbox')).or(page.getByRole('combobox'))
      const unanswered = await controls.evaluateAll((all) =>
        all.filter((control) => !control.closest('form[action]')).map((control) => control.outerHTML),
      )
      expect(unanswered).toEqual([])
      // Nor the arrow of one.
      expect(await page.locator('#root :has(> select)').locator('visible=true').count()).toBe(0)
    }
  },
)

test('whoever runs no scripts sees nothing that waits for them, and goes on searching in their language', async () => {
  const page = await openPage({ locale: 'bn-BD', withoutScripts: true })
  await page.goto('/attar?lang=en')
  expect(await page.getByRole('complementary', { name: 'Filters' }).count()).toBe(0)
  const [list, main] = await Promise.all(
    [page.locator('main ul:has(article)'), page.getByRole('main')].map((one) => one.boundingBox()),
  )
  expect(list?.width).toBeGreaterThan(0.9 * (main?.width ?? Number.NaN))
  await page.goto('/accountLink')
  expect(await page.getByRole('main').getByRole('status').count()).toBe(0)
  await page.goto(await aProduct())
  expect(await page.locator('main [data-needs-scripts]').locator('visible=true').count()).toBe(0)

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/?lang=en')
    const field = page.getByRole('searchbox').or(page.getByRole('combobox'))
    await field.fill('attar')
    await field.press('Enter')
    await page.waitForURL(/\/search\?/)
    expect(new URL(page.url()).search.split(/[?&]/).sort()).toEqual(['', 'lang=en', 'q=attar'])
    expect(await field.inputValue()).toBe('attar')
  }
})

test('what is sent before scripts have come stands in no address', async () => {
  const { page } = await openWithLateScripts()
  await page.goto('/login', { waitUntil: 'load' })
  await page.getByLabel('Email').fill('amina@gmail.com')
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit()),
  ])
  expect(page.url()).not.toMatch(/amina|secret/)
})

test('a log-in that is opened anew still says why somebody was led to it, and says it without a fault', async () => {
  const page = await openPage({ width: 360 })
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))
  await page.goto(await aProduct())
  await page.getByRole('button', { name: /Add to cart/ }).click()
  const why = page.getByText(/your cart/i).first()
  await why.waitFor()
  await page.reload()
  await why.waitFor()
  expect(told).toEqual([])
})

/** All that a device may know of who holds it: what the server has rendered without. */
const openAsRegular = async (look?: Look) => {
  const page = await openPage({ ...look, as: await newShopper(sharedShop), locale: 'bn-BD' })
  const url = sharedShop.url
  await page.context().addCookies([
    { name: 'theme', value: 'dark', url },
    { name: 'language', value: 'bn', url },
  ])
  await page.addInitScript(() => localStorage.setItem('district', 'Sylhet'))
  return page
}

// A tenth of what the shop allows itself, and less than anybody sees: some words that move by a few pixels.
const NOTICED = 0.001

/** What comes with a page; what belongs to one person does not. */
const comesAlong = (request: Request) => {
  const call = callIn(request)
  if (!call) return request.url().endsWith('/config.json')
  return ['Products', 'Product', 'RelatedProducts', 'ReviewPage', 'Delivery'].includes(call.operationName)
}

/** What a browser says of a page that is not there, in whatever words. */
const isOfMissingPage = (message: ConsoleMessage) =>
  message.location().url === message.page()?.url() && message.text().includes('status of 404')

type Open = (look?: Look) => Promise<Page>

/** Opens all of these pages one after the other, and tells what is said, asked for twice or moves meanwhile. */
const toldOver = async (page: Page, addresses: readonly string[], isOfPerson: (request: Request) => boolean) => {
  const told: unknown[] = []
  page.on('console', (message) => isOfMissingPage(message) || told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))
  page.on('request', (request) => {
    if (/\/graphql|\/config\.json/.test(request.url()) && !isOfPerson(request)) told.push(request.url())
  })
  await watchShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
    )
  })
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const all = [...told, ...(await shiftsOver(page, NOTICED))]
    if (all.length > 0) return { address, all }
  }
  return null
}

test.each<[string, Open]>([
  ['a new visitor', openPage],
  ['a shopper who reads Bangla in the dark, and whose district is known', openAsRegular],
])(
  'scripts take a page over without a word, a request for data, a shift or a violation of its policy: for %s',
  async (_, open) => {
    const isShopper = open === openAsRegular
    const opened = [...publicPages, ...(isShopper ? [] : entrances)]
    const addresses = await Promise.all(opened.map(([address]) => addressOf(address)))
    const pages = await Promise.all(widths.map((width) => open({ width })))
    const told = pages.map((page) => toldOver(page, addresses, (request) => isShopper && !comesAlong(request)))
    expect(await Promise.all(told)).toEqual([null, null])
  },
)

test.each([360, 1280] as const)('nothing moves for who works here, once their browser knows it: %i', async (width) => {
  const page = await openPage({ as: await demoOwner(sharedShop), width })
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('worksHere'))
  await watchShifts(page)
  for (const address of ['/', '/attar', await aProduct(), '/contactus']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect([address, await shiftsOver(page)]).toEqual([address, []])
  }
})

/** A phone to which the scripts come once they are released. */
const openWithLateScripts = async (look: Look = {}) => {
  const page = await openPage({ width: 360, ...look })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { page, release: () => release() }
}

test('what is pressed before the scripts have come is done when they have', async () => {
  const { page, release } = await openWithLateScripts()
  await page.goto('/', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)

  release()
  await page.getByRole('dialog').getByRole('link', { name: 'Tupi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tupi' }).waitFor()
})

test('what is typed and chosen before the scripts have come stays, and counts', async () => {
  const { page, release } = await openWithLateScripts({ as: await newShopper(sharedShop) })
  await page.goto(await aProduct(), { waitUntil: 'load' })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.getByTitle('Dark').click()

  release()
  await page.getByRole('alertdialog').getByText('2 × 950 BDT').waitFor()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  expect(await barColour(page)).toBe('#16211e')
  await page.reload({ waitUntil: 'commit' })
  expect(await barColour(page)).toBe('#16211e')
})

/** The colour that a phone gives to the bar of its browser; its own setting is light. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return colours.find(({ media }) => matchMedia(media).matches)?.content
  })

const opened = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.open === '')
const staysAt = async (page: Page, place: number) => {
  const moved = (await page.evaluate(() => scrollY)) - place
  expect(Math.abs(moved)).toBeLessThan(4)
}

// No other test puts anything on sale there, or takes it away.
test.each(['/borka', '/panjabi'])(
  'who scrolls at %s before the scripts have come stays there, after a reload and a step back too',
  async (path) => {
    const { page, release } = await openWithLateScripts()
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => scrollTo(0, 600))
    release()
    await opened(page)
    await staysAt(page, 600)

    await page.reload()
    await opened(page)
    await staysAt(page, 600)
    await page.goto('/payment')
    await page.goBack()
    await opened(page)
    await staysAt(page, 600)
  },
)

/** What was painted at first: the background, the language, and whether the log-in was in sight. */
const firstPaint = (page: Page) =>
  page.addInitScript(() => {
    window.painted = []
    const note = () => {
      const { body, documentElement } = document
      if (!body) return requestAnimationFrame(note)
      const logIn = body.querySelector('a[href="/login"]')
      window.painted.push(
        [
          getComputedStyle(body).backgroundColor,
          documentElement.lang,
          logIn?.checkVisibility({ visibilityProperty: true }),
        ].join(),
      )
      return requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

test('no frame shows another theme or language than was chosen, or asks to log in who is signed in', async () => {
  const page = await openPage({ as: await newShopper(sharedShop) })
  await firstPaint(page)
  // As shops before kept it.
  await page.addInitScript(() => {
    if (!document.cookie.includes('theme')) localStorage.setItem('theme', 'dark')
    if (!document.cookie.includes('language')) localStorage.setItem('language', 'bn')
  })
  for (const address of ['/', await aProduct()]) {
    await page.goto(address)
    await page.getByRole('button', { name: /অ্যাকাউন্ট/ }).waitFor()
    const frames = new Set(await page.evaluate(() => window.painted))
    expect([...frames].filter((frame) => !/^rgb\(14, 22, 20\),bn,(false)?$/.test(frame))).toEqual([])
  }
})

test('no frame asks for the password of who is signed in', async () => {
  const page = await openPage({ as: await newShopper(sharedShop) })
  await page.addInitScript(() => {
    window.painted = []
    const note = () => {
      const field = document.querySelector('input[type=password]')
      if (field?.checkVisibility({ visibilityProperty: true })) window.painted.push('password')
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => window.painted)).toEqual([])
})

declare global {
  interface Window {
    painted: string[]
  }
}
