import type { EntityManager } from 'typeorm'

export interface Statement {
  /** SQL: one of a few texts, never made of what a caller sends. */
  text: string
  values: readonly unknown[]
}

const names = new Map<string, string>()

/** The statement as `pg` takes it: by its name, each connection parses and plans it once (PostgreSQL, PREPARE). */
export const prepared = (db: EntityManager, { text, values }: Statement) => {
  db.dataSource.logger.logQuery(text, [...values])
  const name = names.get(text) ?? `statement_${names.size}`
  names.set(text, name)
  return { name, text, values: [...values] }
}
