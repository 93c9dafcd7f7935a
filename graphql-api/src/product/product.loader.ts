import DataLoader from 'dataloader'
import { In } from 'typeorm'
import type { ProductFilter } from './product.args.js'
import { Product } from './product.entity.js'
import { countFound, type SearchedShop } from './search/search-products.service.js'

export const productLoaders = ({ db, search }: SearchedShop) => ({
  products: new DataLoader(async (ids: readonly string[]) => {
    const products = await db.findBy(Product, { id: In([...ids]) })
    return ids.map((id) => products.find((product) => product.id === id) ?? null)
  }),
  /** A list asks for its total and its number of pages; both are one count. */
  productCount: new DataLoader(
    (filters: readonly ProductFilter[]) => Promise.all(filters.map((filter) => countFound({ db, search }, filter))),
    {
      cacheKeyFn: ({ category, search, stock }) => JSON.stringify([category ?? null, search ?? '', stock ?? null]),
    },
  ),
})
