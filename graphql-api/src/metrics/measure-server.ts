import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { KeptAnswers } from '../http/kept-answers.js'

// In seconds. Kept answers are not among them: they are given before anything is measured.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

/** What one server process tells of itself. Once a process. */
export const measureServer = (app: FastifyInstance, db: DataSource, answers: KeptAnswers): void => {
  collectDefaultMetrics()
  // In one of several processes it answers the first one, which is asked for all.
  new AggregatorRegistry()

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the template of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
  })
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'none' } }, { statusCode, elapsedTime }) => {
    durations.observe({ method, route: url, status: statusCode }, elapsedTime / 1000)
  })

  new Counter({
    name: 'kept_answers_given_total',
    help: 'Answers that were given from memory',
    collect() {
      this.reset()
      this.inc(answers.given)
    },
  })

  const pool: pg.Pool = (db.driver as PostgresDriver).master
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
