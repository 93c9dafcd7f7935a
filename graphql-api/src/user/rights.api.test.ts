import { Roles1795600000000 } from '../database/migrations/1795600000000-roles.js'
import { SecondFactors1795800000000 } from '../database/migrations/1795800000000-second-factors.js'
import { buildAdmin, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { waitingFor } from '../testing/waiting-for.js'
import { lockAdmins } from './lock-user.js'
import { makeAdmin } from './rights.service.js'
import { Role } from './role.js'
import { User } from './user.entity.js'

let server: TestServer
let owner: User
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.db.query('TRUNCATE "user" CASCADE')
  owner = await buildAdmin(server.db)
})
afterAll(() => server.close())

const setRole = async (by: User, { id }: User, role: Role, evenUnconfirmed = false) => {
  const { data, errors } = await server.graphql<{ setRole: { role: Role; isAdmin: boolean } }>(
    `mutation ($id: ID!, $role: Role!, $evenUnconfirmed: Boolean!) {
      setRole(id: $id, role: $role, evenUnconfirmed: $evenUnconfirmed) { role isAdmin } }`,
    { id, role, evenUnconfirmed },
    by,
  )
  return errors?.[0]?.extensions.code ?? data?.setRole
}
const codeOf = async (query: string, by: User) => (await server.graphql(query, {}, by)).errors?.[0]?.extensions.code
const roleOf = async ({ id }: User) => (await server.db.findOneByOrFail(User, { id })).role

test.each([
  [Role.OWNER, true, undefined, undefined],
  [Role.ADMIN, true, undefined, undefined],
  [Role.STAFF, false, undefined, 'FORBIDDEN'],
])(
  'who is made %s may do that from the next request on, until it is taken back',
  async (role, isAdmin, orders, users) => {
    const person = await buildShopper(server.db, { emailVerified: true })
    const may = async () => [await codeOf('{ orders { total } }', person), await codeOf('{ users { total } }', person)]

    expect(await setRole(owner, person, role)).toEqual({ role, isAdmin })
    expect(await may()).toEqual([orders, users])
    expect(await codeOf('{ cart { total } }', person)).toBe('FORBIDDEN')

    expect(await setRole(owner, person, Role.SHOPPER)).toEqual({ role: 'SHOPPER', isAdmin: false })
    expect(await may()).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(await codeOf('{ cart { total } }', person)).toBeUndefined()
  },
)

test('rights for an email that nobody has confirmed must be meant; they are taken back without that', async () => {
  const person = await buildShopper(server.db)

  expect(await setRole(owner, person, Role.STAFF)).toBe('EMAIL_NOT_CONFIRMED')
  expect(await roleOf(person)).toBe(Role.SHOPPER)
  expect(await setRole(owner, person, Role.STAFF, true)).toMatchObject({ role: 'STAFF' })
  expect(await setRole(owner, person, Role.SHOPPER)).toMatchObject({ role: 'SHOPPER' })
})

test('nobody becomes an admin by an email that they did not confirm unless that is said twice, and it is the person looked at', async () => {
  const yusuf = await buildShopper(server.db)
  const make = async (variables: object) =>
    server.graphql(
      'mutation ($id: ID!, $even: Boolean) { makeAdmin(id: $id, evenUnconfirmed: $even) }',
      variables,
      owner,
    )

  expect((await make({ id: yusuf.id })).errors?.[0]?.extensions.code).toBe('EMAIL_NOT_CONFIRMED')
  expect(await server.db.findOneBy(User, { id: yusuf.id })).toMatchObject({ isAdmin: false })
  // Somebody else has come to hold the address meanwhile.
  await server.db.update(User, { id: yusuf.id }, { email: `was-${yusuf.email}` })
  const other = await buildShopper(server.db, { email: yusuf.email })
  expect((await make({ id: yusuf.id, even: true })).data).toEqual({ makeAdmin: true })
  expect((await make({ id: yusuf.id })).data).toEqual({ makeAdmin: false })

  expect(await server.db.findOneBy(User, { id: yusuf.id })).toMatchObject({ isAdmin: true })
  expect(await server.db.findOneBy(User, { id: other.id })).toMatchObject({ isAdmin: false })
})

test('whoever is not there gets no rights, and the last owner keeps them', async () => {
  await buildAdmin(server.db, { role: Role.ADMIN })
  await buildAdmin(server.db, { email: null })

  expect(await setRole(owner, Object.assign(new User(), { id: crypto.randomUUID() }), Role.STAFF)).toBe('NOT_FOUND')
  for (const role of [Role.ADMIN, Role.STAFF, Role.SHOPPER])
    expect(await setRole(owner, owner, role)).toBe('LAST_ADMIN')
  expect(await roleOf(owner)).toBe(Role.OWNER)
})

test.each([
  ['take each other’s rights', 'FORBIDDEN', (mine: User, yours: User) => [mine, yours] as const],
  ['give up their own', 'LAST_ADMIN', (mine: User) => [mine, mine] as const],
])('of two owners who %s at once one stays', async (_, refusal, whom) => {
  const second = await buildAdmin(server.db)

  const changes = await server.db.transaction(async (tx) => {
    await lockAdmins(tx)
    const both = [whom(owner, second), whom(second, owner)].map(([by, of]) => setRole(by, of, Role.SHOPPER))
    expect(await waitingFor(server.db, 2)).toBe(2)
    return both
  })

  const answers = await Promise.all(changes)
  expect(answers).toEqual(expect.arrayContaining([refusal, { role: 'SHOPPER', isAdmin: false }]))
  expect(await server.db.countBy(User, { role: Role.OWNER })).toBe(1)
})

test('whoever becomes an owner while somebody makes them an admin stays one', async () => {
  const person = await buildShopper(server.db)

  const { making } = await server.db.transaction(async (tx) => {
    await lockAdmins(tx)
    const making = makeAdmin(server.db, owner, person.id, true)
    expect(await waitingFor(server.db, 1)).toBe(1)
    await tx.update(User, { id: person.id }, { role: Role.OWNER })
    return { making }
  })

  expect(await making).toBe(false)
  expect(await roleOf(person)).toBe(Role.OWNER)
})

test.each([
  [Role.OWNER, Role.STAFF, 200],
  [Role.OWNER, Role.ADMIN, 200],
  [Role.ADMIN, Role.SHOPPER, 200],
  [Role.ADMIN, Role.STAFF, 403],
  [Role.ADMIN, Role.ADMIN, 403],
  [Role.ADMIN, Role.OWNER, 403],
])('%s removes %s: %i', async (by, whom, status) => {
  const [caller, person] = [await buildAdmin(server.db, { role: by }), await buildShopper(server.db, { role: whom })]

  expect(await server.rest('DELETE', `/user/${person.id}`, caller)).toMatchObject({ status })
  expect(await server.db.existsBy(User, { id: person.id })).toBe(status !== 200)
})

test('who works in the shop is found apart from shoppers, and stands first where it is asked for', async () => {
  const make = (name: string, role: Role) => buildShopper(server.db, { name, role })
  await server.db.update(User, { id: owner.id }, { name: 'Owner' })
  for (const [name, role] of [
    ['Amina', Role.SHOPPER],
    ['Nusrat', Role.STAFF],
    ['Sumon', Role.ADMIN],
    ['Yusuf', Role.SHOPPER],
  ] as const)
    await make(name, role)
  const names = async (filter: string) => {
    const { data } = await server.graphql<{ users: { items: { name: string }[]; total: number } }>(
      `{ users(${filter}) { total items { name } } }`,
      {},
      owner,
    )
    expect(data?.users.total).toBe(data?.users.items.length)
    return data?.users.items.map(({ name }) => name)
  }

  expect(await names('worksHere: true, sort: RIGHTS_FIRST')).toEqual(['Owner', 'Sumon', 'Nusrat'])
  expect(await names('worksHere: false')).toEqual(['Yusuf', 'Amina'])
  expect(await names('sort: RIGHTS_FIRST')).toEqual(['Owner', 'Sumon', 'Nusrat', 'Yusuf', 'Amina'])
  expect(await names('sort: OLDEST')).toEqual(['Owner', 'Amina', 'Nusrat', 'Sumon', 'Yusuf'])
  expect(await names('size: 5')).toEqual(['Yusuf', 'Sumon', 'Nusrat', 'Amina', 'Owner'])
})

test('of the admins from before, the first who can sign in is the owner', async () => {
  const migration = new Roles1795600000000()
  // A trigger of it asks for the role.
  const later = new SecondFactors1795800000000()
  const runner = server.source.createQueryRunner()
  const born = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
  const gone = await buildAdmin(server.db, { role: Role.ADMIN, email: null, ...born(1) })
  const first = await buildAdmin(server.db, { role: Role.ADMIN, ...born(2) })
  const staff = await buildAdmin(server.db, { role: Role.STAFF, ...born(3) })

  await later.down(runner)
  await migration.down(runner)
  await migration.up(runner)
  await later.up(runner)
  await runner.release()

  expect(await Promise.all([gone, first, owner, staff].map(roleOf))).toEqual(['ADMIN', 'OWNER', 'ADMIN', 'SHOPPER'])
})
