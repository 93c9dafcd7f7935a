import { buildProduct } from '../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../testing/listening-shop.js'

let first: ListeningShop
let second: ListeningShop
beforeAll(async () => {
  first = await openListeningShop()
  second = await openListeningShop({ beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

interface Seen {
  product: { name: string }
  products: { items: { name: string }[] }
  found: { items: { id: string }[] }
}

const query = `query ($id: ID!, $word: String!) {
  product(id: $id) { name } products { items { name } } found: products(search: $word) { items { id } } }`

const see = async (variables: object, as: ListeningShop['admin'] | null) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query, variables })
  const answer = await second.call('/graphql', { method: 'POST', headers, body }, as)
  const { data } = (await answer.json()) as { data: Seen }
  return data
}

test.each(['Teak', 'Walnut', 'Cedar', 'Ebony', 'Maple', 'Mango', 'Olive', 'Beech'])(
  'an admin who asks another server at once is told of %s: by name, in the list and in a search',
  async (word) => {
    const { id } = await buildProduct(first.db, { name: 'Plain Rehal' })
    await second.app.upToDate()
    // It may keep this answer now.
    await see({ id, word }, null)

    // As another server commits it.
    await first.db.query('UPDATE product SET name = $1 WHERE id = $2', [`${word} Rehal`, id])

    const seen = await see({ id, word }, first.admin)
    expect(seen.product).toEqual({ name: `${word} Rehal` })
    expect(seen.products.items).toContainEqual({ name: `${word} Rehal` })
    expect(seen.found.items).toEqual([{ id }])
  },
)
