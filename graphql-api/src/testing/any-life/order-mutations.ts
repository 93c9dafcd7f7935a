/** How the steps of an order are asked for. */
export const mutations = {
  confirm: 'mutation ($input: ConfirmOrderInput!) { done: confirmOrder(input: $input) { id } }',
  ship: 'mutation ($shipments: [ShipOrderInput!]!) { done: shipOrders(shipments: $shipments) { code } }',
  deliver: `mutation ($id: ID!, $expectedStatus: OrderStatus, $expectedVersion: Int) {
    done: markDelivered(id: $id, expectedStatus: $expectedStatus, expectedVersion: $expectedVersion) { id }
  }`,
  deliverPartly: 'mutation ($input: DeliverPartlyInput!) { done: deliverPartly(input: $input) { id } }',
  comeBack: 'mutation ($input: NoteReturningInput!) { done: noteReturning(input: $input) { id } }',
  cancel: 'mutation ($input: CancelOrderInput!) { done: cancelOrder(input: $input) { id } }',
  cancelOwn: 'mutation ($number: String!) { done: cancelMyOrder(number: $number) { id } }',
  takeIn: 'mutation ($input: ReturnOrderInput!) { done: returnOrder(input: $input) { id } }',
  undo: 'mutation ($id: ID!) { done: takeBackOrderStep(id: $id) { id } }',
}
