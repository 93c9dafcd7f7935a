import { openPage } from '../support/browser.ts'

test('a link of a campaign opens the page itself, and none of its words goes on', async () => {
  const page = await openPage()
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))

  await page.goto('/search?utm_source=mail&q=attar&fbclid=IwAR-1#main')
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?q=attar#main')
  expect(told).toEqual([])

  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL((url) => url.search.includes('page=2'))
  expect(page.url()).not.toMatch(/utm|fbclid/)
})
