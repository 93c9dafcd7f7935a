import { screen } from '@testing-library/react'
import { buildCart, buildCartItem } from './build-cart.ts'
import { buildOrder } from './build-order.ts'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

export const buildItem = (given: object = {}) => buildCartItem({ quantity: 3, lineTotal: 2166, ...given })

/** A shopper's checkout with three attars in the cart, and what else the server answers. */
export const openCheckout = (answers: Parameters<typeof serverOf>[1] = {}, address = '/checkout') =>
  visit(
    address,
    serverOf(buildUser(), {
      CheckoutCart: () => ({ cart: buildCart([buildItem()], 2166), holds: [] }),
      PlacedOrder: ({ number }) => ({ myOrder: buildOrder({ number }) }),
      ...answers,
    }),
  )

/** What the shop answers to an order that it has placed: nothing is left in the cart, and nothing held. */
export const placed = (order: object = { lines: [] }) => ({ placeOrder: arrived(order) })

/** An order that has arrived, with nothing left in the cart, and nothing held. */
export const arrived = (order: object = { lines: [] }) => ({
  __typename: 'Order',
  id: 'order',
  number: 'SS-7K3M9Q',
  ...order,
  cart: buildCart([], 0),
  holds: [],
})

export const fillIn = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.click(await screen.findByLabelText('Address'))
  await user.paste('House 14, Road 7')
  await user.selectOptions(screen.getByLabelText('District'), 'Dhaka')
  await user.click(screen.getByLabelText('Phone'))
  await user.paste('০১৭১২৩৪৫৬৭৮')
}

export const place = () => screen.findByRole('button', { name: 'PLACE ORDER' })
