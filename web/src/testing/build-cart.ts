import { buildVariant } from './build-product.ts'

/** A line of a cart as the server answers it, with what a test cares about. */
export const buildCartItem = (given: { unitPrice?: number; [field: string]: unknown } = {}) => ({
  __typename: 'CartItem',
  productId: 'p-1',
  variantId: `variant of ${given.productId ?? 'p-1'}`,
  variant: buildVariant({ id: `variant of ${given.productId ?? 'p-1'}` }),
  name: 'Oud Attar',
  nameBn: null,
  quantity: 2,
  unitPrice: 722,
  unitPriceWhenAdded: given.unitPrice ?? 722,
  addedAt: '2026-11-18T08:00:00.000Z',
  lineTotal: 1444,
  available: 45,
  state: 'IN_STOCK',
  image: { __typename: 'Image', url: '/images/oud-640.webp', srcSet: null },
  ...given,
})

export const buildCart = (items: readonly object[], total: number, canCheckOut = items.length > 0) => ({
  __typename: 'Cart',
  items,
  itemCount: items.length,
  total,
  canCheckOut,
})
