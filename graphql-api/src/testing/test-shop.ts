import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import { createDataSource } from '../database/data-source.js'

export interface TestShop {
  source: DataSource
  db: EntityManager
  /** The database's address. */
  url: string
  close: () => Promise<void>
}

/**
 * An empty shop of its own, on the run's real PostgreSQL.
 * @param patience how long to wait for a free connection, in milliseconds; a busy machine is slow, not wrong
 */
export const openTestShop = async (patience = 60_000): Promise<TestShop> => {
  const server = process.env.TEST_POSTGRES_URL
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const root = new pg.Client(`${server}/postgres`)
  await root.connect()
  await root.query(`CREATE DATABASE ${name} TEMPLATE empty_shop`)
  await root.end()

  const url = `${server}/${name}`
  const source = await createDataSource(url, patience).initialize()
  // What is newer than the build that made the empty shop.
  await source.runMigrations()
  return { source, db: source.manager, url, close: () => source.destroy() }
}
