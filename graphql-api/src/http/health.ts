import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { DomainError } from '../errors.js'

/** Live: the process answers. Ready: the database answers too, and has all migrations. */
export const mountHealth = (app: FastifyInstance, database: DataSource): void => {
  let isMigrated = false
  app.get(endpoints.live, async () => ({ status: 'live' }))
  app.get(endpoints.ready, async () => {
    // Once they are there they stay; the tables of TypeORM need not be read each time.
    isMigrated ||= !(await database.showMigrations().catch(unavailable))
    if (!isMigrated) throw new DomainError('UNAVAILABLE')
    await database.query('SELECT 1').catch(unavailable)
    return { status: 'ready' }
  })
}

const unavailable = (cause: unknown): never => {
  throw new DomainError('UNAVAILABLE', undefined, { cause })
}
