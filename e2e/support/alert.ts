import type { Page } from 'playwright-core'

/** Waits for a message at the edge of the window, or in the page. */
export const seeAlert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor()
