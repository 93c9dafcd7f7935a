import { randomUUID } from 'node:crypto'
import { DataSource, type EntityManager } from 'typeorm'
import { createDataSource } from '../database/data-source.js'

export interface TestShop {
  source: DataSource
  db: EntityManager
  close: () => Promise<void>
}

/** An empty shop of its own for one test file, on the run's real PostgreSQL. */
export const openTestShop = async (): Promise<TestShop> => {
  const server = process.env.TEST_POSTGRES_URL
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const root = await new DataSource({
    type: 'postgres',
    url: `${server}/postgres`,
    installExtensions: false,
  }).initialize()
  await root.query(`CREATE DATABASE ${name}`)
  await root.destroy()

  const source = await createDataSource(`${server}/${name}`).initialize()
  await source.runMigrations()
  return { source, db: source.manager, close: () => source.destroy() }
}
