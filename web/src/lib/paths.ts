import { type CategoryCode, categories } from '@sunnah-store/schema/categories'
import { pages } from '@sunnah-store/schema/routes'
import { generatePath } from 'react-router-dom'

const categoryPaths = new Map<number, string>(categories.map(({ code, path }) => [code, path]))

/** Every address inside the shop. */
export const paths = {
  home: () => pages.home,
  category: (code: CategoryCode) => categoryPaths.get(code) ?? pages.home,
  search: () => pages.search,
  product: (productId: string) => generatePath(pages.productDetail, { productId }),
}
