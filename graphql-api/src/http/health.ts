import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { DomainError } from '../errors.js'

/** Live: the process answers. Ready: the database answers too, and has all migrations. */
export const mountHealth = (app: FastifyInstance, database: DataSource): void => {
  app.get(endpoints.live, async () => ({ status: 'live' }))
  app.get(endpoints.ready, async () => {
    const pending = await database.showMigrations().catch(() => true)
    if (pending) throw new DomainError('UNAVAILABLE')
    return { status: 'ready' }
  })
}
