import type { DataSource, Logger } from 'typeorm'

export interface AskedQuery {
  sql: string
  parameters: object
}

/** What the database is asked while this runs. */
export const queriesOf = async (source: DataSource, work: () => Promise<unknown>): Promise<AskedQuery[]> => {
  const asked: AskedQuery[] = []
  const logger: Logger = { ...silent, logQuery: (sql, parameters = []) => asked.push({ sql, parameters }) }
  source.setOptions({ logger, logging: ['query'] })
  try {
    await work()
  } finally {
    source.setOptions({ logging: false })
  }
  return asked
}

const silent = {
  logQueryError: () => {},
  logQuerySlow: () => {},
  logSchemaBuild: () => {},
  logMigration: () => {},
  log: () => {},
}
