import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'

const photo = async () => ({
  name: 'tasbih.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 500, height: 500, channels: 3, background: '#b07400' } })
    .jpeg()
    .toBuffer(),
})

/** A tasbih that this shopper has ordered and the owner has delivered. */
const deliverTo = async (owner: SignedIn, shopper: SignedIn, name: string) => {
  const productId = await putOnSale(owner, { name, price: 300, quantity: 5 })
  const order = { user: shopper.email, Address: 'Road 7', district: 'Dhaka', number: '01712345678', Payable: 300 }
  const placed = await shopper.call('POST', '/order', { ...order, order: { _id: productId, orderQuantity: 1 } })
  const { insertedId } = placed.body as { insertedId: string }
  const query = 'mutation ($id: ID!) { markDelivered(id: $id) { deliveredAt } }'
  const { body } = await owner.call('POST', '/graphql', { query, variables: { id: insertedId } })
  expect(body).toMatchObject({ data: { markDelivered: { deliveredAt: expect.any(String) } } })
  return productId
}

const reviews = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' })
const write = async (page: Page, stars: string, words: string) => {
  await page.getByLabel('Rating').selectOption(stars)
  await page.getByPlaceholder('Whats in your mind ??').fill(words)
}
const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await seeAlert(page, 'Reviewed')
}

test('on a phone: a review with a photo, edited, said to be bought here, and found helpful', async () => {
  const [owner, buyer, other] = [
    await demoOwner(sharedShop),
    await newShopper(sharedShop),
    await newShopper(sharedShop),
  ]
  const productId = await deliverTo(owner, buyer, 'Reviewed Tasbih')
  const page = await openPage({ width: 360, as: buyer })
  await page.goto(`/buynow/${productId}`)
  await write(page, '4', 'Smooth beads.')
  await page.getByLabel('Add photos, up to 3').setInputFiles(await photo())
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor()
  await send(page)
  await reviews(page).getByText('Bought here', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change what you wrote' }).click()
  expect(await page.getByLabel('Rating').inputValue()).toBe('4')
  await page.getByPlaceholder('Whats in your mind ??').fill('Smooth beads, and light.')
  // The bars that stay cover what is scrolled below them.
  await page.evaluate(() => scrollTo(0, 0))
  await look(page)
  await send(page)

  // Whoever has received something here may say what helped them.
  await deliverTo(owner, other, 'Tasbih of the reader')
  const reader = await openPage({ width: 360, as: other })
  await reader.goto(`/buynow/${productId}`)
  await write(reader, '2', 'Too small for me.')
  await send(reader)
  await reader.getByLabel('Sort by').selectOption('Best rated')
  await reviews(reader).getByRole('listitem').filter({ hasText: 'and light.' }).first().waitFor()
  const group = reader.getByRole('group', { name: /^Did the review by/ })
  await group.getByRole('button', { name: 'Yes' }).click()
  await group.getByRole('button', { name: 'Yes 1', pressed: true }).waitFor()
  await reader.evaluate(() => scrollTo(0, 0))
  await look(reader)
  await reviews(reader)
    .getByRole('button', { name: /^Photo 1 by/ })
    .click()
  await reader.getByRole('dialog').getByRole('img').waitFor()

  const visitor = await openPage({ width: 360 })
  await visitor.goto(`/productDetail/${productId}`)
  await visitor.getByRole('link', { name: /^Yes 1: Did the review by/ }).waitFor()
})
