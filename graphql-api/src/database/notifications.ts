import pg from 'pg'

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
const HEARTBEAT = 30_000

interface Listener {
  onPayload: (payload: string) => void
  /** The connection was lost and is back: notifications in between were missed. */
  onGap: () => void
  report: (error: unknown) => void
}

/**
 * Listens for pg_notify on this channel, on a connection of its own. The URL must lead straight to the primary: LISTEN
 * does not work through a transaction pooler or on a standby. Reconnects after 0.1 to 5 seconds.
 * @returns a function that closes the connection
 */
export const listenTo = (
  url: string,
  channel: string,
  { onPayload, onGap, report }: Listener,
): (() => Promise<void>) => {
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT
  let hasGap = false
  let closed = false

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    current = client
    client.on('notification', ({ payload }) => onPayload(payload ?? ''))
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      wait = FIRST_WAIT
      if (hasGap) onGap()
      hasGap = false
      beat(client)
    } catch (error) {
      lose(client, error)
    }
  }

  const lose = (client: pg.Client, error?: unknown) => {
    if (client !== current) return
    current = null
    hasGap = true
    clearTimeout(timer)
    client.end().catch(() => {})
    if (closed) return
    if (error) report(error)
    timer = setTimeout(connect, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }

  // A connection that the network drops silently is only detected by a query.
  const beat = (client: pg.Client) => {
    timer = setTimeout(async () => {
      await client.query('SELECT').then(
        () => client === current && beat(client),
        (error) => lose(client, error),
      )
    }, HEARTBEAT)
  }

  void connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    await current?.end().catch(() => {})
  }
}
