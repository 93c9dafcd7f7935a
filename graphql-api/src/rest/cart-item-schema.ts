import { type Static, Type } from '@sinclair/typebox'
import type { CartLineState, RestCartItemFragment } from './documents.generated.js'
import { oneOf } from './fields.js'
import { asRestLine, exampleLine, lineFields } from './order-line-schema.js'

const states: readonly CartLineState[] = ['IN_STOCK', 'SHORT', 'NO_LONGER_SOLD']

export const cartItemSchema = Type.Object(
  {
    ...lineFields,
    available: Type.Integer({
      minimum: 0,
      description: 'How many pieces the shopper could have: what is available and what they hold.',
    }),
    state: oneOf(states, 'Whether the line can be ordered.'),
  },
  {
    $id: 'CartItem',
    description: 'One line of a cart, at the prices of today; a cart has one line a variant.',
  },
)
type RestCartItem = Static<typeof cartItemSchema>

export const asRestCartItem = (item: RestCartItemFragment, email: string | null): RestCartItem => ({
  ...asRestLine({ ...item, ...item.variant }, email),
  available: item.available,
  state: item.state,
})

export const exampleCartItem: RestCartItem = { ...exampleLine, available: 45, state: 'IN_STOCK' }
