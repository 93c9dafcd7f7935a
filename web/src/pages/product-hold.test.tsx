import { act, screen, waitFor, within } from '@testing-library/react'
import { buildProduct } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

type Answers = Parameters<typeof fakeServer>[0]

const attar = (quantity: number) => buildProduct({ id: 'p-1', name: 'Oud Attar', quantity, discountedPrice: 722 })
const Product = () => ({ product: attar(4) })

const openAs = (user: object, answers: Answers = {}) => {
  stayLoggedIn()
  return visit('/buynow/p-1', serverOf(user, { Product, ...answers }))
}
const quantity = () => screen.findByRole('textbox', { name: 'Quantity' })
const press = (name: string) => screen.findByRole('button', { name })

const holdOf = (quantity: number, seconds = 775) => ({
  __typename: 'StockHold',
  quantity,
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  variantId: 'p-1-only',
  product: { __typename: 'Product', id: 'p-1', quantity: 0 },
  variant: { __typename: 'ProductVariant', id: 'p-1-only', quantity: 0, discountedPrice: 722 },
})
const heldOut = { Product: () => ({ product: attar(0) }), Holds: () => ({ holds: [holdOf(2)] }) }

test('whoever holds the last pieces can go back to the checkout, or buy as many', async () => {
  const { user } = await openAs(buildUser(), heldOut)

  expect(await screen.findByText(/2 held for you for another/)).toHaveTextContent(/12:\d\d$/)
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout/p-1?variant=p-1-only')
  expect(screen.queryByText('Out of stock')).toBeNull()
  expect(screen.getByText('2 available')).toBeVisible()
  await user.click(await press('One more'))
  expect(await quantity()).toHaveValue('2')
  expect(await press('One more')).toBeDisabled()
})

test('visitors and admins are not asked what they hold', async () => {
  const Holds = jest.fn(() => ({ holds: [] }))
  await openAs(buildUser({ isAdmin: true }), { Holds })
  await screen.findByRole('link', { name: 'Customise Product' })
  localStorage.clear()
  await visit('/productDetail/p-1', fakeServer({ Product, Holds }))
  expect(Holds).not.toHaveBeenCalled()
})

test('whoever buys at another price than the page shows is asked once more, and holds it once', async () => {
  const hold = holdOf(1, 900)
  const HoldStock = jest.fn(() => ({ holdStock: { ...hold, variant: { ...hold.variant, discountedPrice: 735 } } }))
  const { user, router } = await openAs(buildUser(), { HoldStock, Holds: () => ({ holds: [] }) })
  await user.click(await press('Buy now'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 × 722 BDT')
  await user.click(await press('Yes'))

  expect(await screen.findByText('The price is now 735 BDT. It was 722 BDT.')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toHaveTextContent('1 × 735 BDT')
  await user.click(await press('Yes'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/p-1'))
  expect(HoldStock).toHaveBeenCalledTimes(1)
})

test('whoever closes the question while it is answered stays, and is told what is held', async () => {
  let answer = () => {}
  const HoldStock = () => new Promise<object>((resolve) => (answer = () => resolve({ holdStock: holdOf(1, 900) })))
  const { user, router } = await openAs(buildUser(), { HoldStock, Holds: () => ({ holds: [] }) })
  await user.click(await press('Buy now'))
  await user.click(await press('Yes'))
  await user.click(within(screen.getByRole('alertdialog')).getAllByRole('button', { name: 'close' })[0] as HTMLElement)
  await act(async () => answer())

  expect(await screen.findByText(/1 held for you\. You can go/)).toBeVisible()
  expect(screen.getByText(/1 held for you for another/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/buynow/p-1')
})

test('when nobody knows what is held, that is said and can be asked again', async () => {
  const answers = [() => Promise.reject(noConnection()), heldOut.Holds]
  const { user } = await openAs(buildUser(), { ...heldOut, Holds: () => answers.shift()?.() ?? { holds: [] } })

  const problem = await screen.findByRole('heading', { name: 'What is held for you could not be loaded' })
  expect(problem.closest('[role=alert]')).toHaveTextContent(/could not be reached|connection/i)
  await user.click(await press('Try again'))

  expect(await screen.findByText(/2 held for you for another/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText('What is held for you could not be loaded')).toBeNull()
})
