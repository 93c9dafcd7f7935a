import pg from 'pg'
import type { TestShop } from './test-shop.js'

/** Closes the shop and counts the deadlocks that its database has had, which the shop itself repairs in silence. */
export const deadlocksAtClose = async (shop: TestShop): Promise<number> => {
  await shop.close()
  const root = new pg.Client(`${process.env.TEST_POSTGRES_URL}/postgres`)
  await root.connect()
  const name = new URL(shop.url).pathname.slice(1)
  // Each backend reports what it has counted as it ends.
  const isEnding = async () =>
    (await root.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])).rowCount !== 0
  while (await isEnding());
  const { rows } = await root.query('SELECT deadlocks::int FROM pg_stat_database WHERE datname = $1', [name])
  await root.end()
  return rows[0].deadlocks
}
