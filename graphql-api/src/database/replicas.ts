import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'
import { asDomainError } from '../as-domain-error.js'
import { repeatedly } from '../queue/repeatedly.js'
import { createDataSource, forVisitors } from './data-source.js'
import { queryRow, queryRows } from './query-rows.js'
import { type Read, readFrom } from './read.js'

interface Replica {
  host: string
  source: DataSource
  isFit: boolean
  /** Whether it has been told that it is not fit. */
  isTold: boolean
  timesLeft: number
}

interface Source {
  primary: EntityManager
  urls: readonly string[]
  report: (error: unknown) => void
  /** Between two rounds of checks, in milliseconds. */
  pause?: number
  /** How long a replica may take to answer, in milliseconds. */
  patience?: number
}

const PAUSE = 2_000
const PATIENCE = 5_000
// A replica that has not come as far as the primary was so many rounds ago is asked no more.
const ROUNDS_BEHIND = 5

/**
 * Reads from the replicas in turn, or from the primary while none is fit: while they are away, do not answer or are
 * more than ten seconds behind. What a replica refuses or says is not there, the primary is asked; a list may lack what is
 * new.
 */
export const openReplicas = ({ primary, urls, report, pause = PAUSE, patience = PATIENCE }: Source) => {
  if (urls.length === 0) return { read: readFrom(primary), close: () => Promise.resolve() }
  const replicas = urls.map((url) => replicaAt(url, patience))
  /** Where the primary was in the rounds before, the oldest first. */
  const marks: string[] = []
  let turn = 0

  const leave = (replica: Replica, reason: string, cause?: unknown) => {
    replica.isFit = false
    replica.timesLeft++
    if (!replica.isTold) report(new Error(`The primary answers in place of ${replica.host}: ${reason}`, { cause }))
    replica.isTold = true
  }

  const check = async (replica: Replica) => {
    const { source, timesLeft } = replica
    try {
      if (!source.isInitialized) await source.initialize()
      // At the start nobody knows yet how far it is.
      if (marks.length === 0) return
      const { isNear } = await queryRow<{ isNear: boolean }>(source.manager, isNearTo, [marks.at(0)])
      if (!isNear) return leave(replica, 'it is too far behind')
      // It may have been left while it was asked: what it said before tells nothing.
      if (replica.timesLeft > timesLeft) return
      replica.isFit = true
      replica.isTold = false
    } catch (error) {
      leave(replica, messageOf(error), error)
    }
  }

  const checkAll = async () => {
    await Promise.all(replicas.map(check))
    const [position] = await queryRows<{ mark: string }>(primary, 'SELECT pg_current_wal_lsn()::text AS mark').catch(
      () => [],
    )
    // While the primary is away nothing is committed either, and a replica falls no further behind.
    if (position) marks.push(position.mark)
    if (marks.length > ROUNDS_BEHIND) marks.shift()
  }

  const checks = checkAll().then(() => repeatedly(pause, checkAll))

  const read: Read = async (work) => {
    const fit = replicas.filter(({ isFit }) => isFit)
    const replica = fit[turn++ % fit.length]
    if (!replica) return work(primary)
    try {
      return await work(replica.source.manager)
    } catch (error) {
      // What takes one of them too long is not asked of the next.
      if (isTooSlow(error)) throw error
      const { code } = asDomainError(error) ?? { code: 'UNAVAILABLE' }
      if (code === 'UNAVAILABLE') leave(replica, messageOf(error), error)
      return work(primary)
    }
  }
  const close = async () => {
    const stop = await checks
    await stop()
    for (const { source } of replicas) if (source.isInitialized) await source.destroy()
  }
  return { read, close }
}

// One that is silent is away too: without an end a read would wait for it until the network gives up.
const replicaAt = (url: string, patience: number): Replica => ({
  host: new URL(url).host,
  source: createDataSource(url, patience, { ...forVisitors, query_timeout: patience }),
  isFit: false,
  isTold: false,
  timesLeft: 0,
})

// SQLSTATE query_canceled: its time was over.
const isTooSlow = (error: unknown) => error instanceof QueryFailedError && error.driverError.code === '57014'

// A server that was a replica and is the primary now is as near as can be.
const isNearTo = `SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isNear"`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
