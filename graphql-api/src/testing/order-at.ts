import type { PlaceOrderInput } from '../order/order.input.js'
import type { User } from '../user/user.entity.js'
import { buildProduct, buildShopper, orderInput } from './factories.js'
import type { TestServer } from './test-server.js'

/** Somebody orders at this server. @returns the order's id */
export const orderAt = async (
  server: TestServer,
  { shopper, input }: { shopper?: User; input?: PlaceOrderInput } = {},
): Promise<string> => {
  const { data } = await server.graphql<{ placeOrder: { id: string } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: input ?? orderInput([await buildProduct(server.db)]) },
    shopper ?? (await buildShopper(server.db, { name: 'Amina' })),
  )
  if (!data) throw new Error('The order was refused')
  return data.placeOrder.id
}
