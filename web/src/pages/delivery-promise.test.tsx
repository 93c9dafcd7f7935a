import { screen, within } from '@testing-library/react'
import { buildDelivery, chargedDelivery } from '../testing/build-delivery.ts'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
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

test('it is free as soon as the chosen size and quantity come to that total', async () => {
  const size = (size: string, discountedPrice: number) =>
    buildVariant({ id: size, size, discountedPrice, price: discountedPrice, quantity: 9 })
  const product = buildProduct({
    id: 'p-1',
    discountedPrice: 850,
    options: [buildOption('SIZE', '3 ml', '12 ml')],
    variants: [size('3 ml', 850), size('12 ml', 1500)],
  })
  const delivery = chargedDelivery()
  const { user } = await visit(
    '/productDetail/p-1?quantity=2',
    fakeServer({ Product: () => ({ product }), Delivery: () => ({ delivery }) }),
  )
  expect(await screen.findByText('To Dhaka for 60 BDT, free from 3,000 BDT')).toBeVisible()

  await user.click(screen.getByRole('radio', { name: '12 ml' }))
  expect(screen.getByText('To Dhaka, free delivery')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'One less' }))
  expect(screen.getByText('To Dhaka for 60 BDT, free from 3,000 BDT')).toBeVisible()
})

test('when delivery cannot be loaded, the rest of the page stays, and one can try again', async () => {
  const answers = [() => Promise.reject(noConnection()), () => ({ delivery: buildDelivery() })]
  const { user } = await openProduct(() => answers.shift()?.() ?? {})

  await user.click(await screen.findByRole('button', { name: /Delivery could not be loaded/ }))

  expect(await screen.findByText('To Dhaka, free delivery')).toBeVisible()
})
