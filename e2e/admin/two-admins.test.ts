import { openInBangla } from '../bangla/shopper.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, type SignedIn } from '../support/trade.ts'
import { placeOrder } from './admin.ts'

let colleague: SignedIn
beforeAll(async () => {
  colleague = await demoOwner(sharedShop)
})

const ask = async <Data>(query: string, variables: object): Promise<Data> => {
  const { body } = await colleague.call('POST', '/graphql', { query, variables })
  const { data } = body as { data: Data | null }
  if (!data) throw new Error(JSON.stringify(body))
  return data
}

interface Found {
  orders: { items: { id: string; version: number; phone: string; total: number; lines: object[] }[] }
}

/** Somebody else writes another address into the order. */
const correct = async (number: string, address: string) => {
  const { orders } = await ask<Found>(
    'query ($search: String!) { orders(search: $search) { items { id version phone total lines { productId variantId quantity } } } }',
    { search: number },
  )
  const [order] = orders.items
  if (!order) throw new Error(`${number} is not there`)
  const { id, version: expectedVersion, total: expectedTotal, phone, lines } = order
  const input = { id, expectedVersion, expectedTotal, phone, lines, address, district: 'Dhaka' }
  await ask('mutation ($input: CorrectOrderInput!) { correctOrder(input: $input) { id } }', { input })
}

test('who cancels an order that a colleague has just corrected is told so first, sees it as it is now, and types nothing twice', async () => {
  const number = await placeOrder(sharedShop, await newShopper(sharedShop))
  const page = await openInBangla({ width: 360, as: colleague })
  await page.goto(`/allOrders?q=${number}&state=all`)
  await page.getByRole('button', { name: `অর্ডার বাতিল: ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('OTHER')
  await dialog.getByRole('textbox').fill('Moved to Rajshahi')
  await correct(number, 'House 2, Road 9')
  const yes = dialog.getByRole('button', { name: 'অর্ডার বাতিল' })
  await yes.click()

  const told = dialog.getByText('House 2, Road 9')
  await told.waitFor()
  await expectInSight(told)
  await expectAccessible(page)
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Moved to Rajshahi')

  await yes.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('article', { name: number }).getByText('Moved to Rajshahi').first().waitFor()
})
