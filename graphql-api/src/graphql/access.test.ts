import { getDirective } from '@graphql-tools/utils'
import {
  buildSchema,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  parse,
  subscribe,
} from 'graphql'
import { audienceNames } from '../identity/audience.js'
import { operationOf } from '../testing/access-operations.js'
import { buildWorld, callers, userOf, type World } from '../testing/access-world.js'
import { buildAdmin, buildProduct, buildReview, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Role } from '../user/role.js'
import { User } from '../user/user.entity.js'
import { enforceAccess } from './access.js'
import { formatErrors } from './format-error.js'
import { createSchema } from './schema.js'

let server: TestServer
let schema: GraphQLSchema
let untouched: World
beforeAll(async () => {
  server = await openTestServer()
  schema = await createSchema()
  untouched = await buildWorld(server)
})
afterAll(() => server.close())

// What each caller gets for each query, mutation and subscription. The owner is the shopper whose cart, order and review it is about,
// the keeper is an owner of the shop.
// "no" is UNAUTHENTICATED for visitors and FORBIDDEN for those who are signed in.
const expected = `
  field                   visitor  other  owner  staff  admin  keeper
  acts                    no       no     no     no     ok     ok
  auditActors             no       no     no     no     ok     ok
  cart                    no       ok     ok     no     no     no
  addresses               no       ok     ok     no     no     no
  couriersUsed            no       no     no     ok     ok     ok
  categories              ok       ok     ok     ok     ok     ok
  delivery                ok       ok     ok     ok     ok     ok
  givenUpMails            no       no     no     no     ok     ok
  hiddenReviews           no       no     no     no     ok     ok
  holds                   no       ok     ok     no     no     no
  isAdmin                 no       no     ok     no     ok     ok
  me                      no       ok     ok     ok     ok     ok
  missedSearches          no       no     no     no     ok     ok
  myOrder                 no       none   ok     no     no     no
  myOrderByKey            no       ok     ok     no     no     no
  myOrders                no       ok     ok     no     no     no
  mySessions              no       ok     ok     ok     ok     ok
  order                   no       no     no     ok     ok     ok
  orderCounts             no       no     no     ok     ok     ok
  orders                  no       no     no     ok     ok     ok
  ordersByIds             no       no     no     ok     ok     ok
  ordersOf                no       no     ok     ok     ok     ok
  overview                no       no     no     no     ok     ok
  ownReview               no       ok     ok     no     no     no
  ownVotes                no       ok     ok     no     no     no
  product                 ok       ok     ok     ok     ok     ok
  productImports          no       no     no     no     ok     ok
  importObstacles         no       no     no     no     ok     ok
  productCount            ok       ok     ok     ok     ok     ok
  products                ok       ok     ok     ok     ok     ok
  messageSettings         no       no     no     no     ok     ok
  purchaseLimits          no       no     no     no     ok     ok
  report                  no       no     no     no     ok     ok
  restockRequests         no       ok     ok     no     no     no
  reviews                 ok       ok     ok     ok     ok     ok
  searchTrial             no       no     no     no     ok     ok
  sender                  no       no     no     ok     ok     ok
  suggestions             ok       ok     ok     ok     ok     ok
  synonymGroups           no       no     no     no     ok     ok
  trackOrder              ok       ok     ok     ok     ok     ok
  wishedIds               no       ok     ok     no     no     no
  wishes                  no       ok     ok     no     no     no
  users                   no       no     no     no     ok     ok
  addOrderNote            no       no     no     ok     ok     ok
  addProduct              no       no     no     no     ok     ok
  addVariantRun           no       no     no     no     ok     ok
  addToCart               no       ok     ok     no     no     no
  askForRestock           no       ok     ok     no     no     no
  cancelMyOrder           no       none   ok     no     no     no
  cancelOrder             no       no     no     ok     ok     ok
  clearCart               no       ok     ok     no     no     no
  confirmOrder            no       no     no     ok     ok     ok
  confirmOrders           no       no     no     ok     ok     ok
  correctOrder            no       no     no     ok     ok     ok
  deliverPartly           no       no     no     ok     ok     ok
  deleteOrder             no       no     no     no     ok     ok
  deliverOrders           no       no     no     ok     ok     ok
  deleteProduct           no       no     no     no     ok     ok
  deleteProducts          no       no     no     no     ok     ok
  holdStock               no       ok     ok     no     no     no
  logOut                  no       ok     ok     ok     ok     ok
  endSession              no       ok     ok     ok     ok     ok
  beginSecondFactor       no       ok     ok     ok     ok     ok
  enableSecondFactor      no       none   none   none   none   none
  renewRecoveryCodes      no       none   none   none   none   none
  disableSecondFactor     no       none   none   none   none   none
  resetSecondFactor       no       no     no     no     no     ok
  recoveryCodesLeft       no       ok     ok     ok     ok     ok
  logOutEverywhere        no       ok     ok     ok     ok     ok
  makeAdmin               no       no     no     no     no     ok
  makeAdminByEmail        no       no     no     no     no     ok
  markDelivered           no       no     no     ok     ok     ok
  noteCall                no       no     no     ok     ok     ok
  placeOrder              no       ok     ok     no     no     no
  postReview              no       ok     ok     no     no     no
  putBackIntoCart         no       ok     ok     no     no     no
  removeAddress           no       none   ok     no     no     no
  removeFromCart          no       ok     ok     no     no     no
  removeSynonymGroup      no       no     no     no     ok     ok
  logOutUser              no       no     no     no     ok     ok
  removeUser              no       no     no     no     ok     ok
  noteReturning           no       no     no     ok     ok     ok
  retryMail               no       no     no     no     ok     ok
  returnOrder             no       no     no     ok     ok     ok
  saveAddress             no       ok     ok     no     no     no
  saveSynonymGroup        no       no     no     no     ok     ok
  saveSizeChart           no       no     no     no     ok     ok
  saveVariants            no       no     no     no     ok     ok
  setCartQuantity         no       none   ok     no     no     no
  setDelivery             no       no     no     no     ok     ok
  setMessageSettings      no       no     no     no     ok     ok
  setPurchaseLimits       no       no     no     no     ok     ok
  setReviewHidden         no       no     no     no     ok     ok
  setSender               no       no     no     no     ok     ok
  setRole                 no       no     no     no     no     ok
  setStock                no       no     no     no     ok     ok
  shipOrders              no       no     no     ok     ok     ok
  signIn                  ok       ok     ok     ok     ok     ok
  takeBackOrderStep       no       no     no     ok     ok     ok
  takeBackOrderSteps      no       no     no     ok     ok     ok
  takeOrder               no       no     no     ok     ok     ok
  deleteMyAccount         no       ok     ok     ok     ok     ok
  undoImport              no       no     no     no     none   none
  updateProfile           no       ok     ok     ok     ok     ok
  updateProduct           no       no     no     no     ok     ok
  unwish                  no       ok     ok     no     no     no
  wish                    no       ok     ok     no     no     no
  withdrawRestockRequest  no       ok     ok     no     no     no
  voteOnReview            no       ok     no     no     no     no
  orderChanged            no       no     no     ok     ok     ok
  orderPlaced             no       no     no     ok     ok     ok
  overviewChanged         no       no     no     no     ok     ok
  cash                    no       no     no     no     ok     ok
  closeCourierNotice      no       no     no     ok     ok     ok
  courierNotices          no       no     no     ok     ok     ok
  couriers                no       no     no     ok     ok     ok
  openOrdersOf            no       no     no     no     ok     ok
  openSendings            no       no     no     ok     ok     ok
  ordersToSend            no       no     no     ok     ok     ok
  owedOrders              no       no     no     no     ok     ok
  owedRest                no       no     no     no     ok     ok
  payoutOrders            no       no     no     no     ok     ok
  payoutFile              no       no     no     no     ok     ok
  payouts                 no       no     no     no     ok     ok
  noteTracking            no       no     no     ok     ok     ok
  recordPayout            no       no     no     no     ok     ok
  releaseOrder            no       no     no     no     ok     ok
  sendOrders              no       no     no     ok     ok     ok
  takeBackPayout          no       no     no     no     ok     ok
  noteReturnedCash        no       no     no     no     ok     ok
  returnedCash            no       no     no     no     ok     ok
`

const [, ...lines] = expected.trim().split('\n')
const cells = lines.flatMap((line) => {
  const [field = '', ...outcomes] = line.trim().split(/ +/)
  return callers.map((caller, i) => ({ field, caller, outcome: outcomes[i] }))
})

test.each(cells)('$field by $caller: $outcome', async ({ field, caller, outcome }) => {
  // What is refused or only read leaves the world as it is, for the next ones.
  const isChange = outcome === 'ok' && schema.getMutationType()?.getFields()[field]
  const world = isChange ? await buildWorld(server) : untouched

  const [query, variables] = await operationOf(field, world)
  const user = userOf(world, caller)
  const { errors } = query.startsWith('subscription')
    ? await begin(query, user)
    : await server.graphql(query, variables, user)

  const no = caller === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
  const codes: Record<string, string | undefined> = { ok: undefined, no, none: 'NOT_FOUND' }
  expect(errors?.[0]?.extensions.code).toBe(codes[String(outcome)])
})

/** Whether a subscription may begin, as the schema itself says. */
const begin = async (query: string, user: User | null) => {
  const events = await subscribe({ schema, document: parse(query), contextValue: { user } })
  if ('errors' in events) return formatted(events)
  return { errors: undefined }
}
const codeOf = (error: GraphQLError) => formatErrors(() => {})(error.toJSON(), error).extensions?.code
const formatted = ({ errors = [] }: ExecutionResult) => ({
  errors: errors.map((error) => ({ extensions: { code: codeOf(error) } })),
})

test('the table names every query, mutation and subscription of the schema', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )

  expect([...new Set(cells.map(({ field }) => field))].sort()).toEqual(fields.sort())
})

// The same for fields of things, wherever the thing is come by.
const [, ...fieldLines] = `
  field                    visitor  other  owner  staff  admin  keeper
  Order.address            no       ok     ok     ok     ok     ok
  Order.area               no       ok     ok     ok     ok     ok
  Order.cart               no       ok     ok     no     no     no
  Order.doorDifference     no       no     no     ok     ok     ok
  Order.customerEmail      no       ok     ok     ok     ok     ok
  Order.customerFacts      no       no     no     ok     ok     ok
  Order.customerName       no       ok     ok     ok     ok     ok
  Order.customerPhone      no       ok     ok     ok     ok     ok
  Order.discountReason     no       no     no     ok     ok     ok
  Order.events             no       ok     ok     ok     ok     ok
  Order.holds              no       ok     ok     no     no     no
  Order.lost               no       ok     ok     ok     ok     ok
  Order.phone              no       ok     ok     ok     ok     ok
  Order.receiverName       no       ok     ok     ok     ok     ok
  Order.riderNote          no       ok     ok     ok     ok     ok
  Order.shipment           no       ok     ok     ok     ok     ok
  Order.takenBy            no       no     no     ok     ok     ok
  Order.takenByYou         no       no     no     ok     ok     ok
  OrderEvent.writtenOff    no       no     no     ok     ok     ok
  OrderEvent.note          no       no     no     ok     ok     ok
  Shipment.courierCode     no       no     no     ok     ok     ok
  OrderEvent.actorName     no       no     no     ok     ok     ok
  OrderEvent.corrections   no       no     no     ok     ok     ok
  OrderEvent.cashOwed      no       no     no     ok     ok     ok
  OrderEvent.confirms      no       no     no     ok     ok     ok
  OrderEvent.givenBack     no       no     no     ok     ok     ok
  Shipment.partlyDelivered no       no     no     ok     ok     ok
  Product.allVariants      no       no     no     ok     ok     ok
  ProductVariant.isActive  no       no     no     ok     ok     ok
  ProductVariant.ownImage  no       no     no     ok     ok     ok
  ProductVariant.ownPrice  no       no     no     ok     ok     ok
  Order.cash               no       no     no     ok     ok     ok
  Order.courierAddress     no       no     no     ok     ok     ok
  ConnectedCourier.balance no       no     no     no     ok     ok
  Order.sendingSince       no       no     no     ok     ok     ok
  Order.sendingTo          no       no     no     ok     ok     ok
  Order.collectedOtherwise no       no     no     ok     ok     ok
`
  .trim()
  .split('\n')
const fieldCells = fieldLines.flatMap((line) => {
  const [field = '', ...outcomes] = line.trim().split(/ +/)
  return callers.map((caller, i) => ({ field, caller, outcome: outcomes[i] }))
})

test.each(fieldCells)('$field by $caller: $outcome', async ({ field: path, caller, outcome }) => {
  const [type = '', name = ''] = path.split('.')
  const field = thingsOf(schema)
    .find((one) => one.name === type)
    ?.getFields()[name]
  const context = { user: userOf(untouched, caller), loaders: {} }

  // Whatever else it lacks here comes later than the question who asks.
  const refused = await Promise.resolve()
    .then(() => field?.resolve?.({}, {}, context, Object.create(null)))
    .then(
      () => undefined,
      (error) => error.code,
    )

  const no = caller === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
  if (outcome === 'no') expect(refused).toBe(no)
  else expect(refused).not.toBe(no)
})

test('the table names every field of things that is not for everybody', () => {
  const guarded = thingsOf(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => audienceNames.some((name) => name !== 'public' && getDirective(schema, field, name)))
      .map((field) => `${type.name}.${field.name}`),
  )

  expect([...new Set(fieldCells.map(({ field }) => field))].sort()).toEqual(guarded.sort())
})

const thingsOf = (whole: GraphQLSchema): GraphQLObjectType[] => {
  const roots: unknown[] = [whole.getQueryType(), whole.getMutationType(), whole.getSubscriptionType()]
  return Object.values(whole.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !roots.includes(type))
}

const refusalOf = async (query: string, user: User | null) =>
  (await server.graphql(query, {}, user)).errors?.[0]?.extensions.code

test('every query, mutation and subscription says whom it is for', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type): type is GraphQLObjectType => !!type,
  )
  expect(roots).toHaveLength(3)

  for (const field of roots.flatMap((type) => Object.values(type.getFields()))) {
    const audiences = audienceNames.filter((name) => getDirective(schema, field, name))
    expect([field.name, audiences]).toEqual([field.name, [expect.any(String)]])
  }
})

test.each(['Query', 'Mutation', 'Subscription'])(
  'a field of %s that does not say whom it is for stops the start',
  (root) => {
    const silent = buildSchema(`directive @public on FIELD_DEFINITION
    type Query { products: Int @public } type Mutation { buy: Int @public } type Subscription { sold: Int @public }
    extend type ${root} { secret: Int }`)

    expect(() => enforceAccess(silent)).toThrow('secret does not say whom it is for')
  },
)

test('only admins see the users of the shop', async () => {
  const users = '{ users { total } }'

  expect(await refusalOf(users, null)).toBe('UNAUTHENTICATED')
  expect(await refusalOf(users, await buildShopper(server.db))).toBe('FORBIDDEN')
  expect(await refusalOf(users, await buildAdmin(server.db))).toBeUndefined()
})

test('somebody who is no longer an admin is refused with the token of before', async () => {
  const admin = await buildAdmin(server.db)
  await server.db.update(User, { id: admin.id }, { role: Role.SHOPPER })

  expect(await refusalOf('{ users { total } }', admin)).toBe('FORBIDDEN')
})

test('the email of a reviewer is for that reviewer and for admins', async () => {
  const [reviewer, other, admin] = [
    await buildShopper(server.db),
    await buildShopper(server.db),
    await buildAdmin(server.db),
  ]
  const { productId } = await buildReview(server.db, await buildProduct(server.db), { reviewerId: reviewer.id })
  const emailFor = async (user: typeof other | null) => {
    const { data } = await server.graphql<{ reviews: { items: { reviewer: { email: string | null } }[] } }>(
      'query ($id: ID!) { reviews(productId: $id) { items { reviewer { email } } } }',
      { id: productId },
      user,
    )
    return data?.reviews.items[0]?.reviewer.email
  }

  expect(await emailFor(null)).toBeNull()
  expect(await emailFor(other)).toBeNull()
  expect(await emailFor(reviewer)).toBe(reviewer.email)
  expect(await emailFor(admin)).toBe(reviewer.email)
})
