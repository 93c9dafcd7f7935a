import DataLoader from 'dataloader'
import { In } from 'typeorm'
import type { Read } from '../database/read.js'
import type { ProductFilter } from './product.args.js'
import { Product } from './product.entity.js'
import { readPictures } from './product-pictures.js'
import type { ProductSearch } from './search/product-search.js'
import { countFound, readInOrder } from './search/search-products.service.js'

interface Sources {
  read: Read
  search: ProductSearch
}

export const productLoaders = {
  products: ({ read }: Sources) =>
    new DataLoader(async (ids: readonly string[]) => {
      const products = await read((db) => db.findBy(Product, { id: In([...ids]) }))
      return ids.map((id) => products.find((product) => product.id === id) ?? null)
    }),
  /** With the columns that a card of a list shows. */
  shortProducts: ({ read }: Sources) =>
    new DataLoader(async (ids: readonly string[]) => {
      const products = await read((db) => readInOrder(db, ids, 'short'))
      return ids.map((id) => products.find((product) => product.id === id) ?? null)
    }),
  pictures: ({ read }: Sources) =>
    new DataLoader(async (ids: readonly string[]) => {
      const pictures = await read((db) => readPictures(db, ids))
      return ids.map((id) => pictures.get(id) ?? [])
    }),
  /** A list asks for its total and its number of pages; both are one count. */
  productCount: ({ read, search }: Sources) =>
    new DataLoader(
      (filters: readonly ProductFilter[]) =>
        Promise.all(filters.map((filter) => read((db) => countFound({ db, search }, filter)))),
      {
        cacheKeyFn: ({ category, search, stock, filter }) =>
          JSON.stringify([category ?? null, search ?? '', stock ?? null, filter ?? null]),
      },
    ),
}
