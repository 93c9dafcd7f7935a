import {
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm'

/** Whether an error says that others were asking the database already, for too long: a crowd, no fault. */
export const isCrowd = ({ message }: Error): boolean => crowds.has(message)

// Of pg-pool and of PgBouncer: no connection was free in time.
const crowds = new Set(['timeout exceeded when trying to connect', 'query_wait_timeout'])

/** Whether an error says that the database, or the way to it, is away, stopped, full or too slow, so that it can be asked again later. */
export const isOutage = ({ code, message }: { code?: unknown; message: string }): boolean => {
  const known = typeof code === 'string' ? code : message
  return outages.has(known) || (known.length === 5 && outageClasses.has(known.slice(0, 2)))
}

// The first two characters of an SQLSTATE (PostgreSQL, Appendix A): connection lost, also as PgBouncer says it;
// resources used up, such as disk or connections; stopped by an operator; failure of the system.
const outageClasses = new Set(['08', '53', '57', '58'])

// SQLSTATE and codes of Node; errors of pg-pool, pg and TypeORM have none and are known by their message.
const outages = new Set([
  // Deadlocks and serialisation failures that came again and again, and locks that were waited for in vain.
  '40P01',
  '40001',
  '55P03',
  // A transaction that stood still for too long, and a primary that is a standby now.
  '25P03',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The disk with the pictures or the mails is full.
  'ENOSPC',
  ...crowds,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  new QueryRunnerAlreadyReleasedError().message,
  new QueryRunnerProviderAlreadyReleasedError().message,
  new TransactionNotStartedError().message,
])
