import { createNotifications } from '../database/notifications.js'
import { openProductSearch, type ProductSearch } from '../product/search/product-search.js'
import type { TestShop } from './test-shop.js'

export interface TestSearch {
  db: TestShop['db']
  search: ProductSearch
  close(): Promise<void>
}

/** The search of one server process, on this shop. */
export const openTestSearch = async ({ db, url }: TestShop): Promise<TestSearch> => {
  const report = (error: unknown) => console.error(error)
  const notifications = createNotifications(url, report)
  const { search, ready, close } = openProductSearch({ db, notifications, onChange: () => {}, report })
  await notifications.connect()
  await ready
  return {
    db,
    search,
    async close() {
      await close()
      await notifications.close()
    },
  }
}
