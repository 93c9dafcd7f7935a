import { Product } from '../../product/product.entity.js'
import { buildProduct, buildShopper } from '../factories.js'
import { openTestShop, type TestShop } from '../test-shop.js'
import { watchTables } from './changed-tables.js'

let shop: TestShop
let changedTables: () => Promise<string[]>
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  id = (await buildProduct(shop.db, { name: 'Rehal' })).id
  await buildShopper(shop.db)
  changedTables = await watchTables(shop.db)
})
afterAll(() => shop.close())

const put = (name: string) => shop.db.query('UPDATE product SET name = $2 WHERE id = $1', [id, name])

test.each<[string, () => Promise<unknown>, string[]]>([
  ['what is changed', () => put('Tasbih'), ['product']],
  ['what is written as it was', () => put('Tasbih'), []],
  ['what is added', () => buildShopper(shop.db), ['"user"']],
  ['what is taken away', () => shop.db.query('DELETE FROM "user"'), ['"user"']],
  [
    'one that goes while another comes',
    () =>
      shop.db.query(`WITH gone AS (DELETE FROM synonym_group RETURNING words)
      INSERT INTO synonym_group (words) SELECT array_append(words, 'new') FROM gone`),
    ['synonym_group'],
  ],
  ['what is only locked', () => shop.db.query('SELECT FROM product FOR UPDATE'), []],
  ['what is only read', () => shop.db.find(Product), []],
  [
    'what is undone',
    () =>
      shop.db
        .transaction(async (tx) => {
          await tx.query(`UPDATE product SET name = 'Attar'`)
          throw new Error('Undone')
        })
        .catch(() => undefined),
    [],
  ],
])('%s is told as it is: %#', async (_, act, tables) => {
  await act()

  expect(await changedTables()).toEqual(tables)
  expect(await changedTables()).toEqual([])
})
