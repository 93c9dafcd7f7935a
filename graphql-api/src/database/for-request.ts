import type { DataSource, EntityManager } from 'typeorm'

/**
 * The same database, whose statements say in a comment for which request they are: in PostgreSQL's log of slow or failed
 * statements, and in `pg_stat_activity`. Not those that are prepared (statement.ts), which are known by their text.
 */
export const forRequest = (db: EntityManager, requestId: string): EntityManager => {
  const { dataSource } = db
  const commented: DataSource = Object.create(dataSource)
  commented.createQueryRunner = (mode) => {
    const runner = dataSource.createQueryRunner(mode)
    const query = runner.query.bind(runner)
    runner.query = (text: string, ...rest: unknown[]) =>
      Reflect.apply(query, runner, [`${text} /* ${requestId} */`, ...rest])
    return runner
  }
  return commented.createEntityManager()
}
