import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { DomainError, unavailable } from '../errors.js'

/** Live: the process answers. Ready: the database answers too and has every migration. */
export const mountHealth = (app: FastifyInstance, database: DataSource): void => {
  let isMigrated = false
  app.get(endpoints.live, async () => ({ status: 'live' }))
  app.get(endpoints.ready, async () => {
    // Migrations are never undone while a server runs, so this is asked only until they are there.
    isMigrated ||= !(await database.showMigrations().catch(unavailable))
    if (!isMigrated) throw new DomainError('UNAVAILABLE')
    await database.query('SELECT 1').catch(unavailable)
    return { status: 'ready' }
  })
}
