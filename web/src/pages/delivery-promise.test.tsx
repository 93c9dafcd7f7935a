import { screen, within } from '@testing-library/react'
import { buildDelivery, chargedDelivery } from '../testing/build-delivery.ts'
import { buildProduct } from '../testing/build-product.ts'
import { fakeServer, noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

const openProduct = (delivery: () => object, price = 850) =>
  visit(
    '/productDetail/p-1',
    fakeServer({
      Product: () => ({ product: buildProduct({ id: 'p-1', discountedPrice: price }) }),
      Delivery: delivery,
    }),
  )

test('a product says when it comes, and that this costs nothing', async () => {
  await openProduct(() => ({ delivery: buildDelivery() }))

  expect(await screen.findByText('Sun 22 – Mon 23 Nov')).toBeVisible()
  expect(screen.getByText('To Dhaka, free delivery')).toBeVisible()
})

test('a fee is said with the total from which it is free; another district has its own, also at the next visit', async () => {
  const { user } = await openProduct(() => ({ delivery: chargedDelivery() }))
  expect(await screen.findByText('To Dhaka for 60 BDT, free from 3,000 BDT')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change district' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where shall we deliver?' }))
  await user.selectOptions(dialog.getByLabelText('District'), 'Sylhet')
  await user.click(dialog.getByRole('button', { name: 'Done' }))

  expect(screen.getByText('To Sylhet for 120 BDT, free from 3,000 BDT')).toBeVisible()
  expect(screen.getByText('Tue 24 – Thu 26 Nov')).toBeVisible()
  expect(localStorage.getItem('district')).toBe('Sylhet')
})

test('what costs as much as is delivered free says so', async () => {
  await openProduct(() => ({ delivery: chargedDelivery() }), 3000)

  expect(await screen.findByText('To Dhaka, free delivery')).toBeVisible()
})

test('when delivery cannot be loaded, the rest of the page stays, and one can try again', async () => {
  const answers = [() => Promise.reject(noConnection()), () => ({ delivery: buildDelivery() })]
  const { user } = await openProduct(() => answers.shift()?.() ?? {})

  await user.click(await screen.findByRole('button', { name: /Delivery could not be loaded/ }))

  expect(await screen.findByText('To Dhaka, free delivery')).toBeVisible()
})
