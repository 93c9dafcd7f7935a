import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { account, newAccount, password } from './shopper.ts'

/** Holds back the scripts whose names fit. @returns lets them come */
const holdScripts = async (page: Page, scripts: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.each([
  ['en-US', 'Login', 'One moment…'],
  ['bn-BD', 'লগ ইন করুন', 'একটু অপেক্ষা করুন…'],
])(
  'a log-in that is pressed before its scripts have come says that it works, then lets in: %s',
  async (locale, name, words) => {
    const page = await openPage({ width: 360, locale })
    const release = await holdScripts(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'load' })
    await page.locator('#email').fill(await newAccount())
    await page.locator('#password').fill(password)
    const button = page.locator('form button[type=submit]')
    expect(await button.textContent()).toBe(name)
    const before = await button.boundingBox()
    await button.click()

    const shown = await button.evaluate((pressed) => {
      const { content, fontSize } = getComputedStyle(pressed, '::after')
      return { content, isSeen: fontSize !== '0px', own: getComputedStyle(pressed).fontSize, busy: pressed.ariaBusy }
    })
    expect(shown).toEqual({ content: `"${words}"`, isSeen: true, own: '0px', busy: 'true' })
    expect(await button.boundingBox()).toEqual(before)

    release()
    await page.waitForURL((url) => url.pathname === '/')
  },
)

test.each(['/login', '/signup'])('Google is opened with a word while its code is still coming: %s', async (path) => {
  const page = await openPage({ width: 360 })
  const release = await holdScripts(page, '**/assets/firebase-*.js')
  await page.goto(path)
  const button = page.getByRole('button', { name: 'Continue With Google' })
  await button.click()

  await page.getByRole('button', { name: 'One moment…' }).waitFor()
  release()
  await page.getByRole('dialog').waitFor()
  await button.waitFor({ state: 'attached' })
})

test('a log-in says that it works while the code that lets in is still coming', async () => {
  const page = await openPage({ width: 360 })
  const release = await holdScripts(page, '**/assets/firebase-*.js')
  await page.goto('/login')
  await page.getByLabel('Email').fill(await newAccount())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()

  await page.getByRole('button', { name: 'One moment…' }).waitFor()
  release()
  await account(page).waitFor()
})

test('a link that is pressed as the page opens has React take nothing over in haste, and leads on without a new page', async () => {
  const page = await openPage({ width: 360, touch: true })
  await page.addInitScript(() => {
    // Right after the page has said that it is open, and before React has any of it.
    const press = () => {
      const link = document.querySelector<HTMLAnchorElement>('article a')
      const isTaken = () => Object.keys(link ?? {}).some((key) => key.startsWith('__reactFiber'))
      const before = isTaken()
      for (const type of ['pointerdown', 'pointerup']) link?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
      const after = isTaken()
      link?.click()
      Object.assign(window, { pressed: [link !== null, before, after, isTaken()] })
    }
    document.addEventListener('shop-open', () => queueMicrotask(press))
  })
  await page.goto('/attar', { waitUntil: 'load' })
  await page.waitForURL(/\/productDetail\//)

  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([true, false, false, false])
})

test('what is tapped while a slow phone takes the page over is done', async () => {
  const page = await openPage({ width: 360, touch: true })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/attar')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Categories' }).waitFor()
})

test('a search that is opened on the way to the log-in stays open there, with what is typed', async () => {
  const page = await openPage({ width: 360, touch: true })
  const release = await holdScripts(page, '**/assets/log-in-page-*.js')
  await page.goto('/cart')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search the shop' })
  await field.fill('attar')

  release()
  await page.waitForURL('**/login')
  await page.getByText('Continue With Google').waitFor()
  expect(await field.inputValue()).toBe('attar')
  await field.press('Enter')
  await page.waitForURL('**/search?q=attar')
})
