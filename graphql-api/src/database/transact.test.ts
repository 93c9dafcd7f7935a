import { DatabaseError } from 'pg'
import { buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { User } from '../user/user.entity.js'
import type { Statement } from './statement.js'
import { transact } from './transact.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const rename = (id: string, name: string): Statement => ({
  text: 'UPDATE "user" SET name = $2 WHERE id = $1 RETURNING name',
  values: [id, name],
})
const nameOf = async (id: string) => (await shop.db.findOneByOrFail(User, { id })).name

test('all statements are committed together, and each answers its rows', async () => {
  const { id } = await buildShopper(shop.db)

  const rows = await transact<[{ name: string }, { again: string }]>(shop.db, [
    rename(id, 'Amina'),
    { text: 'SELECT name AS again FROM "user" WHERE id = $1', values: [id] },
  ])

  expect(rows).toEqual([[{ name: 'Amina' }], [{ again: 'Amina' }]])
  expect(await nameOf(id)).toBe('Amina')
})

test('one that fails undoes all and is the error that is told; the connection serves the next', async () => {
  const { id, name } = await buildShopper(shop.db)
  const broken = transact(shop.db, [
    rename(id, 'Amina'),
    { text: 'SELECT 1 / $1::int AS part', values: [0] },
    rename(id, 'Yusuf'),
  ])

  const error: unknown = await broken.catch((error) => error)

  expect(error).toBeInstanceOf(DatabaseError)
  expect(error).toMatchObject({ code: '22012' })
  expect(await nameOf(id)).toBe(name)
  const all = Array.from({ length: 20 }, () => transact<[{ name: string }]>(shop.db, [rename(id, 'Karim')]))
  expect(await Promise.all(all)).toEqual(all.map(() => [[{ name: 'Karim' }]]))
})

test('what comes after a lock sees what the lock has waited for', async () => {
  const { id } = await buildShopper(shop.db)
  const first = shop.source.createQueryRunner()
  await first.startTransaction()
  await first.query('UPDATE "user" SET name = $2 WHERE id = $1', [id, 'Fatema'])

  const second = transact<[object, { name: string }]>(shop.db, [
    { text: 'SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE', values: [id] },
    { text: 'SELECT name FROM "user" WHERE id = $1', values: [id] },
  ])
  expect(await waitingFor(shop.db, 1)).toBe(1)
  await first.commitTransaction()
  await first.release()

  expect((await second)[1]).toEqual([{ name: 'Fatema' }])
})

test('a connection that breaks half-way is told, and none is lost', async () => {
  const { id, name } = await buildShopper(shop.db)
  const breaking = Array.from({ length: 12 }, () =>
    transact(shop.db, [
      rename(id, 'Amina'),
      { text: 'SELECT pg_terminate_backend(pg_backend_pid()), $1::int', values: [1] },
    ]),
  )

  const outcomes = await Promise.allSettled(breaking)

  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await nameOf(id)).toBe(name)
})
