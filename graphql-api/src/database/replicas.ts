import type { DataSource, EntityManager } from 'typeorm'
import { asDomainError } from '../http/as-domain-error.js'
import { createDataSource } from '../start/data-source.js'
import { repeatedly } from '../start/repeatedly.js'

/** Runs a piece of work that only reads, on the database that is right for it. The work may be run twice. */
export type Read = <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>

/** Reads that must see what was committed before them. */
export const readFrom =
  (db: EntityManager): Read =>
  (work) =>
    work(db)

interface Replica {
  host: string
  source: DataSource
  isFit: boolean
  /** Whether it has been told that it is not fit. */
  isTold: boolean
}

interface Source {
  primary: EntityManager
  urls: readonly string[]
  report: (error: unknown) => void
  /** In milliseconds. */
  pause?: number
}

const PAUSE = 2_000
// A replica that has not come as far as the primary was so many rounds ago is asked no more.
const ROUNDS_BEHIND = 5

/**
 * Reads from the replicas in turn, or from the primary while none is fit: while they are away, do not answer or are
 * more than ten seconds behind. What a replica cannot answer, or refuses, the primary is asked; so nothing is missing there
 * that is new.
 */
export const openReplicas = ({ primary, urls, report, pause = PAUSE }: Source) => {
  const replicas = urls.map(replicaAt)
  const marks: string[] = []
  let turn = 0

  const leave = (replica: Replica, reason: string, cause?: unknown) => {
    replica.isFit = false
    if (!replica.isTold) report(new Error(`The primary answers in place of ${replica.host}: ${reason}`, { cause }))
    replica.isTold = true
  }

  const check = async (replica: Replica) => {
    const { source } = replica
    try {
      if (!source.isInitialized) await source.initialize()
      const [{ isNear }] = await source.query(isNearTo, [marks.length > ROUNDS_BEHIND ? marks.at(0) : null])
      if (!isNear) return leave(replica, 'it is too far behind')
      replica.isFit = true
      replica.isTold = false
    } catch (error) {
      leave(replica, messageOf(error), error)
    }
  }

  const checkAll = async () => {
    const [position] = await primary.query('SELECT pg_current_wal_lsn()::text AS mark').catch(() => [])
    // While the primary is away nothing is committed either, and a replica falls no further behind.
    if (position) marks.push(position.mark)
    if (marks.length > ROUNDS_BEHIND + 1) marks.shift()
    await Promise.all(replicas.map(check))
  }

  const checked = replicas.length > 0 ? checkAll() : Promise.resolve()
  const stop = replicas.length > 0 ? repeatedly(pause, checkAll) : () => Promise.resolve()

  const read: Read = async (work) => {
    const fit = replicas.filter(({ isFit }) => isFit)
    const replica = fit[turn++ % fit.length]
    if (!replica) return work(primary)
    try {
      return await work(replica.source.manager)
    } catch (error) {
      const { code } = asDomainError(error) ?? { code: 'UNAVAILABLE' }
      if (code === 'UNAVAILABLE') leave(replica, messageOf(error), error)
      return work(primary)
    }
  }
  const close = async () => {
    await checked
    await stop()
    for (const { source } of replicas) if (source.isInitialized) await source.destroy()
  }
  return { read, close }
}

const replicaAt = (url: string): Replica => ({
  host: new URL(url).host,
  source: createDataSource(url),
  isFit: false,
  isTold: false,
})

// A server that was a replica and is the primary now is as near as can be.
const isNearTo = `SELECT NOT pg_is_in_recovery() OR $1::pg_lsn IS NULL OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isNear"`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
