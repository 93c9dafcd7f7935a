import { type Browser, chromium, type Page } from 'playwright-core'

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
    baseURL: process.env.SHOP_URL ?? '',
    viewport: { width, height },
    colorScheme,
    // What still fades in has another contrast than what a shopper will read.
    reducedMotion: 'reduce',
  })
  return visitor.newPage()
}
