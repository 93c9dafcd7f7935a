import { getDirective } from '@graphql-tools/utils'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { buildAdmin, buildProduct, buildReview, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'
import { enforceAccess } from './access.js'
import { createSchema } from './schema.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const codeOf = async (query: string, user: Parameters<TestServer['graphql']>[2]) =>
  (await server.graphql(query, {}, user)).errors?.[0]?.extensions.code ?? 'OK'

test('every query, mutation and subscription says whom it is for', async () => {
  const schema = await createSchema()
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type): type is GraphQLObjectType => !!type,
  )
  expect(roots).toHaveLength(3)

  for (const field of roots.flatMap((type) => Object.values(type.getFields()))) {
    const audiences = ['public', 'signedIn', 'shopper', 'admin'].filter((name) => getDirective(schema, field, name))
    expect([field.name, audiences]).toEqual([field.name, [expect.any(String)]])
  }
})

test.each(['Query', 'Mutation', 'Subscription'])(
  'a field of %s that does not say whom it is for stops the start',
  (root) => {
    const silent = buildSchema(`directive @public on FIELD_DEFINITION
    type Query { goods: Int @public } type Mutation { buy: Int @public } type Subscription { sold: Int @public }
    extend type ${root} { secret: Int }`)

    expect(() => enforceAccess(silent)).toThrow('secret does not say whom it is for')
  },
)

test('only admins see the users of the shop', async () => {
  const users = '{ users { total } }'

  expect(await codeOf(users, null)).toBe('UNAUTHENTICATED')
  expect(await codeOf(users, await buildShopper(server.db))).toBe('FORBIDDEN')
  expect(await codeOf(users, await buildAdmin(server.db))).toBe('OK')
})

test('somebody who is no longer an admin is refused with the token of before', async () => {
  const admin = await buildAdmin(server.db)
  await server.db.update(User, { id: admin.id }, { isAdmin: false })

  expect(await codeOf('{ users { total } }', admin)).toBe('FORBIDDEN')
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
