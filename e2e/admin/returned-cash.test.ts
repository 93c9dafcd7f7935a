import type { Page } from 'playwright-core'
import { openInBangla } from '../bangla/shopper.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, type SignedIn } from '../support/trade.ts'
import { openAsAdmin, placeOrder } from './admin.ts'

let owner: SignedIn
let page: Page
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
})

/** An order that a rider of this name has delivered and not paid out. @returns its number */
const deliveredBy = async (courier: string): Promise<string> => {
  const number = await placeOrder(sharedShop, await newShopper(sharedShop))
  const ask = async (query: string, variables: object) => {
    const { body } = await owner.call('POST', '/graphql', { query, variables })
    const { data, errors } = body as { data: Record<string, unknown>; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { orders } = (await ask('query ($search: String!) { orders(search: $search) { items { id } } }', {
    search: number,
  })) as { orders: { items: [{ id: string }] } }
  const [{ id }] = orders.items
  await ask(
    'mutation ($id: ID!, $courier: String!) { shipOrders(shipments: [{ id: $id, courier: $courier }]) { code } }',
    {
      id,
      courier,
    },
  )
  await ask('mutation ($id: ID!) { markDelivered(id: $id) { status } }', { id })
  return number
}

test('on a phone: what came back with its money at the courier stays on Cash until a payout brings it', async () => {
  const number = await deliveredBy('Rider Sumon')
  page = await openAsAdmin({ width: 360 })
  await page.goto(`/allOrders?state=all&q=${number}`)
  await page.getByRole('button', { name: `Came back: ${number}` }).click()
  const question = page.getByRole('dialog', { name: `${number} came back` })
  await question.getByText('that is with Rider Sumon, and not paid out').waitFor()
  await question.getByLabel('Why').selectOption({ label: 'Arrived damaged' })
  await question.getByLabel('Who has the money?').selectOption({ label: 'The courier has it, and owes it still' })
  await question.getByRole('button', { name: /^Return it/ }).click()
  await question.waitFor({ state: 'detached' })

  await page.goto('/cash')
  const line = page.getByRole('region', { name: 'Came back after the delivery' }).getByRole('listitem')
  await line.filter({ hasText: number }).getByText('Rider Sumon owes it still').waitFor()
  await page.getByRole('link', { name: 'Enter a payout: Rider Sumon', exact: true }).click()
  await page.getByRole('checkbox', { name: number }).check()
  const due = await page.getByText('Should come').locator('xpath=following-sibling::dd').innerText()
  await page.getByLabel('Received, TK').fill(due.replace(/\D/g, ''))
  await page.getByText('It agrees.').waitFor()
  await page.getByRole('button', { name: /^Enter [\d,]+ TK$/ }).click()
  await page.getByRole('button', { name: /^Take back: Rider Sumon,/ }).waitFor()
  expect(await page.getByRole('link', { name: number }).count()).toBe(0)

  // In the evening the owner finds that it was another rider's.
  await page.getByRole('button', { name: /^Take back: Rider Sumon,/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await line.filter({ hasText: number }).getByText('Rider Sumon owes it still').waitFor()
})

test('on a phone in Bangla: a report keeps its first column, and nothing of the page is out of sight', async () => {
  page = await openInBangla({ width: 360, as: owner })
  await page.goto('/reports')
  const heading = page.getByRole('heading', { level: 2 })
  const days = await heading.innerText()
  await page.getByRole('link', { name: 'গত মাস' }).click()
  await heading.filter({ hasNotText: days }).waitFor()
  const sheet = page.getByRole('region', { name: 'প্রতিবেদন' })
  await sheet.getByRole('rowheader').first().waitFor()
  expect(new Set(await sheet.getByRole('columnheader').allInnerTexts()).size).toBe(12)
  // An A4 page between its edges.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 740 })
  await sheet.evaluate((scrolled) => scrolled.scrollTo(scrolled.scrollWidth, 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1)
  const [box, day] = [await sheet.boundingBox(), await sheet.getByRole('rowheader').first().boundingBox()]
  expect(Math.round((day?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(3)
})
