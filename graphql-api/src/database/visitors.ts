import type { DataSource } from 'typeorm'
import { createDataSource, forVisitors } from './data-source.js'

const MOST_CONNECTIONS = 5

/**
 * Connections to the same database for visitors, so that what they read takes none from shoppers, and never long.
 * @param url where a pooler gives each connection that limit; null: there is none
 */
export const openForVisitors = (source: DataSource, url: string | null = null): Promise<DataSource> => {
  const { options, logger } = source
  if (options.type !== 'postgres' || !options.url) throw new Error('The shop has its database by an address')
  const { connectionTimeoutMillis } = options.extra
  return createDataSource(url ?? options.url, connectionTimeoutMillis, { ...forVisitors, max: MOST_CONNECTIONS })
    .setOptions({ logger })
    .initialize()
}
