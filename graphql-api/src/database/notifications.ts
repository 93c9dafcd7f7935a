import pg from 'pg'

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
const HEARTBEAT = 30_000

interface Listener {
  onPayload: (payload: string) => void
  /** The server listens, for the first time or again. What was announced while it did not was missed. */
  onListening?: () => void
  /** The connection was lost. */
  onLost?: () => void
}

/** What the database announces with pg_notify, heard on one connection for all channels. */
export interface Notifications {
  /** To be called before `connect`. */
  on(channel: string, listener: Listener): void
  /** Resolves once the database is listened to, at the first attempt or a later one. */
  connect(): Promise<void>
  /** Announces on the connection that listens, so that it is heard after everything before it. @returns false while there is none */
  announce(channel: string, payload: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * The URL must lead straight to the primary: LISTEN does not work through a transaction pooler or on a standby.
 * Reconnects after 0.1 to 5 seconds.
 */
export const createNotifications = (url: string, report: (error: unknown) => void): Notifications => {
  const listeners: [channel: string, listener: Listener][] = []
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT
  let closed = false
  let becomeListening = () => {}
  const listening = new Promise<void>((resolve) => {
    becomeListening = resolve
  })

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    current = client
    client.on('notification', ({ channel, payload }) => {
      for (const [heard, { onPayload }] of listeners) if (heard === channel) onPayload(payload ?? '')
    })
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(listeners.map(([channel]) => `LISTEN ${pg.escapeIdentifier(channel)}`).join(';'))
      wait = FIRST_WAIT
      for (const [, { onListening }] of listeners) onListening?.()
      becomeListening()
      beat(client)
    } catch (error) {
      lose(client, error)
    }
  }

  const lose = (client: pg.Client, error?: unknown) => {
    if (client !== current) return
    current = null
    clearTimeout(timer)
    client.end().catch(() => {})
    if (closed) return
    for (const [, { onLost }] of listeners) onLost?.()
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

  return {
    on: (channel, listener) => void listeners.push([channel, listener]),
    connect() {
      void connect()
      return listening
    },
    async announce(channel, payload) {
      const client = current
      if (!client) return false
      return client.query('SELECT pg_notify($1, $2)', [channel, payload]).then(
        () => true,
        () => false,
      )
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await current?.end().catch(() => {})
    },
  }
}
