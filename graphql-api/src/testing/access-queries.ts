import type { World } from './access-world.js'
import { type Asked, ask } from './asked.js'

/** What the access tables ask of each query. */
export const queries: Record<string, (world: World) => Asked> = {
  acts: () => ask('{ acts { total items { act noun thingId actorName thing { name } note changes { field } } } }'),
  auditActors: () => ask('{ auditActors { id name email } }'),
  cart: () => ask('{ cart { total } }'),
  addresses: () => ask('{ addresses { label } }'),
  categories: () => ask('{ categories { code } }'),
  couriersUsed: () => ask('{ couriersUsed }'),
  delivery: () => ask('{ delivery { fee terms(district: "Dhaka") { fee } } }'),
  givenUpMails: () => ask('{ givenUpMails { total items { address } } }'),
  hiddenReviews: ({ product: { id } }) =>
    ask('query ($id: ID!) { hiddenReviews(productId: $id) { isHidden } }', { id }),
  holds: () => ask('{ holds { quantity } }'),
  isAdmin: ({ owner: { email } }) => ask('query ($email: String!) { isAdmin(email: $email) }', { email }),
  me: () => ask('{ me { email } }'),
  messageSettings: () => ask('{ messageSettings { byMail bySms newOrdersTo } }'),
  missedSearches: () => ask('{ missedSearches { search count lastDay } }'),
  myOrder: ({ order: { number } }) => ask('query ($number: String!) { myOrder(number: $number) { id } }', { number }),
  myOrderByKey: () => ask('{ myOrderByKey(idempotencyKey: "kept") { id } }'),
  recoveryCodesLeft: () => ask('{ recoveryCodesLeft }'),
  mySessions: () => ask('{ mySessions { browser isCurrent } }'),
  myOrders: () => ask('{ myOrders { total } }'),
  openOrdersOf: ({ product: { id } }) => ask('query ($id: ID!) { openOrdersOf(ids: [$id]) { count } }', { id }),
  order: ({ order: { id } }) => ask('query ($id: ID!) { order(id: $id) { number } }', { id }),
  orderCounts: () => ask('{ orderCounts { toConfirm all } }'),
  orders: () => ask('{ orders { total } }'),
  ordersByIds: ({ order: { id } }) => ask('query ($id: ID!) { ordersByIds(ids: [$id]) { number } }', { id }),
  ordersOf: ({ owner: { email } }) => ask('query ($email: String!) { ordersOf(email: $email) { total } }', { email }),
  overview: () =>
    ask(
      '{ overview { today { date orders takings } bestSellers { name image { url } product { name } } lowStock { name } } }',
    ),
  ownReview: ({ product: { id } }) => ask('query ($id: ID!) { ownReview(productId: $id) { feedback } }', { id }),
  ownVotes: ({ product: { id } }) => ask('query ($id: ID!) { ownVotes(productId: $id) { isHelpful } }', { id }),
  product: ({ product: { id } }) => ask('query ($id: ID!) { product(id: $id) { name } }', { id }),
  importObstacles: ({ product: { id } }) => ask('query ($id: ID!) { importObstacles(id: $id) { row why } }', { id }),
  productImports: () => ask('{ productImports { added inTheWay { row why } } }'),
  productCount: () => ask('{ productCount }'),
  products: () => ask('{ products { total } }'),
  purchaseLimits: () => ask('{ purchaseLimits { newCustomers { pieces } } }'),
  report: () => ask('{ report(from: "2026-11-01", to: "2026-11-30") { date orders collected } }'),
  restockRequests: ({ product: { id } }) =>
    ask('query ($id: ID!) { restockRequests(productId: $id) { variantId } }', { id }),
  reviews: ({ product: { id } }) => ask('query ($id: ID!) { reviews(productId: $id) { total } }', { id }),
  searchTrial: () => ask('{ searchTrial(search: "attar") { words { word means } total products { name } } }'),
  sender: () => ask('{ sender { name address phone } }'),
  suggestions: () => ask('{ suggestions(search: "ta") { total products { name } } }'),
  synonymGroups: () => ask('{ synonymGroups { total } }'),
  trackOrder: ({ order: { number, phone } }) =>
    ask('query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) { status } }', {
      number,
      phone,
    }),
  wishedIds: () => ask('{ wishedIds }'),
  wishes: () => ask('{ wishes { name product { name } } }'),
  users: () => ask('{ users { total } }'),
}
