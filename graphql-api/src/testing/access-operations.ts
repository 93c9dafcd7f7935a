import { today } from '@sunnah-store/schema/local-day'
import { queries } from './access-queries.js'
import type { World } from './access-world.js'
import { type Asked, ask } from './asked.js'
import { addressInput, orderInput, takeInput } from './factories.js'

// No word stands in two groups.
let groups = 0
const recipient = { address: 'House 14, Road 17', district: 'Dhaka', phone: '+8801712345678' }

/** What the access tables ask by this query, mutation or subscription, of this world. */
export const operationOf = async (name: string, world: World): Promise<[string, object]> => {
  const asked = await operations[name]?.(world)
  return [asked?.query ?? '', asked?.variables ?? {}]
}

const operations: Record<string, (world: World) => Asked | Promise<Asked>> = {
  ...queries,
  addOrderNote: ({ order: { id } }) =>
    ask('mutation ($id: ID!) { addOrderNote(id: $id, note: "Comes by on Friday") { events { note } } }', { id }),
  addProduct: () =>
    ask('mutation { addProduct(input: { categoryCode: 44, name: "White Tupi", price: 180, quantity: 5 }) { id } }'),
  addToCart: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 1 }) { total } }', { id }),
  addVariantRun: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { addVariantRun(productId: $id, input: { sizes: [{ value: "M" }] }) { quantity } }', {
      id,
    }),
  askForRestock: ({ soldOut: { id } }) =>
    ask('mutation ($id: ID!) { askForRestock(input: { productId: $id }) { variantId } }', { id }),
  cancelMyOrder: ({ order: { number } }) =>
    ask('mutation ($number: String!) { cancelMyOrder(number: $number) { status } }', { number }),
  cancelOrder: ({ order: { id } }) =>
    ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: FAKE }) { events { note } } }', { id }),
  confirmOrders: ({ order: { id } }) => ask('mutation ($id: ID!) { confirmOrders(ids: [$id]) { code } }', { id }),
  confirmOrder: ({ order: { id } }) =>
    ask('mutation ($id: ID!) { confirmOrder(input: { id: $id }) { status } }', { id }),
  correctOrder: ({ order: { id, total }, product }) =>
    ask('mutation ($input: CorrectOrderInput!) { correctOrder(input: $input) { version } }', {
      input: {
        id,
        ...recipient,
        lines: [{ productId: product.id, quantity: 1 }],
        expectedTotal: total,
        expectedVersion: 1,
      },
    }),
  cash: () => ask('{ cash { withCouriers { total } couriers { courier total } } }'),
  closeCourierNotice: ({ product: { id } }) => ask('mutation ($id: ID!) { closeCourierNotice(id: $id) }', { id }),
  courierNotices: () => ask('{ courierNotices { why said } }'),
  couriers: () => ask('{ couriers { code name } }'),
  openSendings: () => ask('{ openSendings { number } }'),
  ordersToSend: ({ order: { id } }) =>
    ask('query ($id: ID!) { ordersToSend(orderIds: [$id]) { number courierAddress } }', { id }),
  owedOrders: () => ask('{ owedOrders(courier: "Own rider") { number total } }'),
  payoutOrders: ({ product: { id } }) => ask('query ($id: ID!) { payoutOrders(id: $id) { number total } }', { id }),
  owedRest: () => ask('{ owedRest(courier: "Own rider") }'),
  payoutFile: () => ask('{ payoutFile(courier: "Own rider", content: "SS-7K3M9Q") { others { why } } }'),
  payouts: () => ask('{ payouts { total items { difference } } }'),
  noteTracking: ({ delivered: { id } }) =>
    ask('mutation ($id: ID!) { noteTracking(id: $id, trackingCode: "CN-1") { shipment { trackingCode } } }', { id }),
  releaseOrder: ({ order: { id } }) => ask('mutation ($id: ID!) { releaseOrder(id: $id) { events { note } } }', { id }),
  recordPayout: ({ delivered: { id, total } }) =>
    ask(
      'mutation ($id: ID!, $total: SafeInt!, $day: LocalDate!) { recordPayout(input: { courier: "Own rider", day: $day, received: $total, charges: 0, orderIds: [$id], idempotencyKey: "first" }) { difference } }',
      { id, total, day: today() },
    ),
  noteReturnedCash: ({ cameBack: { id } }) =>
    ask('mutation ($id: ID!) { noteReturnedCash(id: $id, cashOwed: true) { cash } }', { id }),
  returnedCash: () => ask('{ returnedCash { number courier cashOwed } }'),
  takeBackPayout: ({ product: { id } }) => ask('mutation ($id: ID!) { takeBackPayout(id: $id) }', { id }),
  sendOrders: ({ order: { id } }) =>
    ask('mutation ($id: ID!) { sendOrders(orderIds: [$id], courier: "STEADFAST") { code words } }', { id }),
  clearCart: () => ask('mutation { clearCart }'),
  deliverOrders: ({ order: { id } }) => ask('mutation ($id: ID!) { deliverOrders(ids: [$id]) { code } }', { id }),
  deliverPartly: ({ order: { id }, variantId }) =>
    ask(
      `mutation ($id: ID!, $variantId: ID!) {
        shipOrders(shipments: [{ id: $id, courier: "Own rider" }]) { code }
        deliverPartly(input: { id: $id, cameBack: [{ variantId: $variantId, quantity: 1 }], collected: 0 }) { doorDifference shipment { partlyDelivered } }
      }`,
      { id, variantId },
    ),
  deleteOrder: ({ order: { id } }) => ask('mutation ($id: ID!) { deleteOrder(id: $id) }', { id }),
  deleteProduct: ({ product: { id } }) => ask('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }),
  deleteProducts: ({ product: { id } }) => ask('mutation ($id: ID!) { deleteProducts(ids: [$id]) { code } }', { id }),
  holdStock: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { holdStock(input: { productId: $id, quantity: 1 }) { quantity } }', { id }),
  logOut: () => ask('mutation { logOut }'),
  beginSecondFactor: () => ask('mutation { beginSecondFactor { secret } }'),
  enableSecondFactor: () => ask('mutation { enableSecondFactor(code: "123456") }'),
  renewRecoveryCodes: () => ask('mutation { renewRecoveryCodes(code: "123456") }'),
  disableSecondFactor: () => ask('mutation { disableSecondFactor(code: "123456") }'),
  resetSecondFactor: ({ owner: { id } }) => ask('mutation ($id: ID!) { resetSecondFactor(id: $id) }', { id }),
  endSession: ({ product: { id } }) => ask('mutation ($id: ID!) { endSession(id: $id) }', { id }),
  logOutUser: ({ owner: { id } }) => ask('mutation ($id: ID!) { logOutUser(id: $id) }', { id }),
  logOutEverywhere: () => ask('mutation { logOutEverywhere }'),
  makeAdmin: ({ owner: { id } }) => ask('mutation ($id: ID!) { makeAdmin(id: $id) }', { id }),
  makeAdminByEmail: ({ owner: { email } }) =>
    ask('mutation ($email: String!) { makeAdminByEmail(email: $email) }', { email }),
  markDelivered: ({ order: { id } }) => ask('mutation ($id: ID!) { markDelivered(id: $id) { deliveredAt } }', { id }),
  noteCall: ({ order: { id } }) => ask('mutation ($id: ID!) { noteCall(id: $id) { events { kind } } }', { id }),
  placeOrder: ({ product }) =>
    ask('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', {
      input: orderInput([product]),
    }),
  postReview: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { postReview(input: { productId: $id, rating: 5, feedback: "Good" }) { id } }', { id }),
  putBackIntoCart: ({ product: { id } }) =>
    ask(
      'mutation ($id: ID!) { putBackIntoCart(input: { productId: $id, quantity: 1, unitPriceWhenAdded: 450, addedAt: "2026-11-18T08:00:00Z" }) { total } }',
      { id },
    ),
  removeAddress: ({ address: { id } }) => ask('mutation ($id: ID!) { removeAddress(id: $id) { id } }', { id }),
  removeFromCart: ({ product: { id } }) => ask('mutation ($id: ID!) { removeFromCart(productId: $id) }', { id }),
  removeSynonymGroup: ({ product: { id } }) => ask('mutation ($id: ID!) { removeSynonymGroup(id: $id) }', { id }),
  removeUser: ({ owner: { id } }) => ask('mutation ($id: ID!) { removeUser(id: $id) }', { id }),
  saveAddress: () =>
    ask('mutation ($input: AddressInput!) { saveAddress(input: $input) { label } }', { input: addressInput() }),
  saveSynonymGroup: () =>
    ask('mutation ($words: [String!]!) { saveSynonymGroup(input: { words: $words }) { id } }', {
      words: [`surma stick ${++groups}`, `kohl pencil ${groups}`],
    }),
  retryMail: ({ product: { id } }) => ask('mutation ($id: ID!) { retryMail(id: $id) }', { id }),
  noteReturning: ({ sent: { id } }) =>
    ask('mutation ($id: ID!) { noteReturning(input: { id: $id, reason: REFUSED_AT_DOOR }) { status } }', { id }),
  returnOrder: ({ delivered: { id } }) =>
    ask('mutation ($id: ID!) { returnOrder(input: { id: $id, reason: DAMAGED }) { status } }', { id }),
  saveSizeChart: ({ product: { id } }) => ask('mutation ($id: ID!) { saveSizeChart(productId: $id) { name } }', { id }),
  saveVariants: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { saveVariants(productId: $id, input: { variants: [{ size: "M" }] }) { quantity } }', {
      id,
    }),
  setCartQuantity: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { setCartQuantity(input: { productId: $id, quantity: 2 }) { total } }', { id }),
  setDelivery: () => ask('mutation { setDelivery(input: { fee: 0, minDays: 1, maxDays: 2, exceptions: [] }) { fee } }'),
  setMessageSettings: () => ask('mutation { setMessageSettings(input: { byMail: [PLACED], bySms: [] }) { version } }'),
  setPurchaseLimits: () =>
    ask(
      'mutation ($most: CustomerLimitsInput!) { setPurchaseLimits(input: { newCustomers: $most, knownCustomers: $most, unconfirmedTotal: 500 }) { version } }',
      { most: { pieces: 20, held: 20, orders: 5, total: 50_000 } },
    ),
  setRole: ({ owner: { id } }) => ask('mutation ($id: ID!) { setRole(id: $id, role: STAFF) { role } }', { id }),
  setReviewHidden: ({ review: { id } }) =>
    ask('mutation ($id: ID!) { setReviewHidden(id: $id, isHidden: true) { isHidden } }', { id }),
  setSender: () =>
    ask(
      'mutation { setSender(input: { name: "Sunnah Store", address: "House 14", phone: "01712345678" }) { version } }',
    ),
  setStock: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 2 }) { quantity } }', { id }),
  shipOrders: ({ order: { id } }) =>
    ask('mutation ($id: ID!) { shipOrders(shipments: [{ id: $id, courier: "Own rider" }]) { code } }', { id }),
  signIn: async ({ newcomer }) =>
    ask('mutation ($idToken: String!) { signIn(input: { idToken: $idToken, name: "Newcomer" }) { accessToken } }', {
      idToken: await newcomer.signUp(),
    }),
  unwish: ({ product: { id } }) => ask('mutation ($id: ID!) { unwish(productId: $id) }', { id }),
  wish: ({ product: { id } }) => ask('mutation ($id: ID!) { wish(productId: $id) }', { id }),
  withdrawRestockRequest: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { withdrawRestockRequest(variantId: $id) }', { id }),
  voteOnReview: ({ review: { id } }) =>
    ask('mutation ($id: ID!) { voteOnReview(input: { reviewId: $id, isHelpful: true }) { helpfulCount } }', { id }),
  orderChanged: () => ask('subscription { orderChanged }'),
  orderPlaced: () => ask('subscription { orderPlaced { id } }'),
  overviewChanged: () => ask('subscription { overviewChanged }'),
  takeBackOrderSteps: ({ delivered: { id } }) =>
    ask('mutation ($id: ID!) { takeBackOrderSteps(ids: [$id]) { code } }', { id }),
  takeBackOrderStep: ({ delivered: { id } }) =>
    ask('mutation ($id: ID!) { takeBackOrderStep(id: $id) { status } }', { id }),
  takeOrder: ({ product }) =>
    ask('mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { source takenBy discountReason } }', {
      input: takeInput(product),
    }),
  deleteMyAccount: () => ask('mutation { deleteMyAccount }'),
  undoImport: ({ product: { id } }) => ask('mutation ($id: ID!) { undoImport(id: $id) { undoneAt } }', { id }),
  updateProfile: () => ask('mutation { updateProfile(input: { name: "Amina" }) { name } }'),
  updateProduct: ({ product: { id } }) =>
    ask('mutation ($id: ID!) { updateProduct(id: $id, input: { price: 500 }) { price } }', { id }),
}
