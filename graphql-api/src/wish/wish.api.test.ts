import { limits } from '@sunnah-store/schema/limits'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const change = async (name: 'wish' | 'unwish', user: User, productId: string, addedAt?: string) => {
  const { data, errors } = await server.graphql<Record<string, string[]>>(
    name === 'wish'
      ? 'mutation ($productId: ID!, $addedAt: DateTimeISO) { wish(productId: $productId, addedAt: $addedAt) }'
      : 'mutation ($productId: ID!) { unwish(productId: $productId) }',
    { productId, ...(addedAt && { addedAt }) },
    user,
  )
  return errors?.[0]?.extensions.code ?? data?.[name]
}

interface Wishes {
  wishedIds: string[]
  wishes: {
    productId: string
    name: string
    addedAt: string
    product: { name: string } | null
    image: { url: string }
  }[]
}

const read = async (user: User) =>
  (
    await server.graphql<Wishes>(
      '{ wishedIds wishes { productId name addedAt product { name } image { url } } }',
      {},
      user,
    )
  ).data

test('what somebody wishes is theirs alone, the newest first, and each product is there once', async () => {
  const [amina, karim] = [await buildShopper(server.db), await buildShopper(server.db)]
  const [attar, tupi] = [
    await buildProduct(server.db, { name: 'Attar' }),
    await buildProduct(server.db, { name: 'Tupi' }),
  ]

  expect(await change('wish', amina, attar.id)).toEqual([attar.id])
  expect(await change('wish', amina, tupi.id)).toEqual([tupi.id, attar.id])
  expect(await change('wish', amina, attar.id.toUpperCase())).toEqual([tupi.id, attar.id])

  const seen = await read(amina)
  expect(seen?.wishedIds).toEqual([tupi.id, attar.id])
  expect(seen?.wishes.map(({ name, product }) => [name, product?.name])).toEqual([
    ['Tupi', 'Tupi'],
    ['Attar', 'Attar'],
  ])
  expect((await read(karim))?.wishes).toEqual([])
  expect(await change('unwish', karim, attar.id)).toEqual([])
  expect((await read(amina))?.wishedIds).toEqual([tupi.id, attar.id])
})

test('what was taken off can be put back in its place, but not into the future', async () => {
  const shopper = await buildShopper(server.db)
  const [older, newer] = [await buildProduct(server.db), await buildProduct(server.db)]
  for (const { id } of [older, newer]) await change('wish', shopper, id)
  const addedAt = (await read(shopper))?.wishes.at(-1)?.addedAt

  expect(await change('unwish', shopper, older.id)).toEqual([newer.id])
  expect(await change('unwish', shopper, older.id)).toEqual([newer.id])
  expect(await change('wish', shopper, older.id, addedAt)).toEqual([newer.id, older.id])

  await change('unwish', shopper, older.id)
  await change('wish', shopper, older.id, '2999-01-01T00:00:00Z')
  expect(new Date((await read(shopper))?.wishes[0]?.addedAt ?? 0).getFullYear()).toBeLessThan(2999)
})

test('what is no longer sold stays with its name, and cannot be wished anew', async () => {
  const shopper = await buildShopper(server.db)
  const { id } = await buildProduct(server.db, { name: 'Last Year’s Calendar' })
  await change('wish', shopper, id)
  await server.db.query('UPDATE product SET "deletedAt" = now() WHERE id = $1', [id])

  expect((await read(shopper))?.wishes).toMatchObject([{ productId: id, name: 'Last Year’s Calendar', product: null }])
  expect(await change('wish', await buildShopper(server.db), id)).toBe('NOT_FOUND')
  expect(await change('unwish', shopper, id)).toEqual([])
})

test('a wish list holds 200 products, however many are added at once', async () => {
  const shopper = await buildShopper(server.db)
  await server.db.query(
    `WITH made AS (
       INSERT INTO product ("categoryCode", name, price, quantity, "imageUrl")
       SELECT 66, 'Tasbih ' || i, 10, 1, '/images/placeholder-640.webp' FROM generate_series(1, $2::int) AS i RETURNING id
     ) INSERT INTO wish ("userId", "productId") SELECT $1, id FROM made`,
    [shopper.id, limits.wishes - 1],
  )
  const more = await Promise.all([buildProduct(server.db), buildProduct(server.db), buildProduct(server.db)])

  const answers = await Promise.all(more.map(({ id }) => change('wish', shopper, id)))

  expect(answers.filter((answer) => answer === 'WISHES_FULL')).toHaveLength(2)
  const seen = await server.graphql<Wishes>(
    '{ wishes { productId name nameBn image { url srcSet } product { id image { url } } } }',
    {},
    shopper,
  )
  expect(seen.data?.wishes).toHaveLength(limits.wishes)
})
