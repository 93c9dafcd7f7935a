import { type Browser, chromium, type Page } from 'playwright-core'

/** The address of the shop that all tests share, with the emulator that knows its people. */
export const shopUrl = process.env.SHOP_URL ?? ''
export const emulatorUrl = process.env.SHOP_EMULATOR_URL ?? ''

/** A phone and a desk. */
export const widths = [360, 1280] as const

export const openBrowser = (): Promise<Browser> => chromium.launch(JSON.parse(process.env.CHROMIUM ?? '{}'))

export interface Look {
  width?: (typeof widths)[number]
  colorScheme?: 'light' | 'dark'
}

/** A page of a fresh visitor. Addresses are the shop's: `page.goto('/panjabi')`. */
export const openPage = async (browser: Browser, { width = 1280, colorScheme = 'light' }: Look = {}): Promise<Page> => {
  const height = width === 360 ? 740 : 900
  const visitor = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height },
    colorScheme,
    // What still fades in has another contrast than what a shopper will read.
    reducedMotion: 'reduce',
  })
  return visitor.newPage()
}
