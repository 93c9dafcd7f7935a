import pg from 'pg'

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
const HEARTBEAT = 30_000

interface Hearer {
  /** Takes the payload of each notice. */
  hear: (payload: string) => void
  /** The connection was lost and is back: notices in between were not heard. */
  missed: () => void
  report: (error: unknown) => void
}

/**
 * Hears what any process of the shop tells by pg_notify on this channel, on a connection of its own straight to the
 * primary: a pooler or a standby hears nothing. A lost connection comes back by itself, tried every 0.1 to 5 seconds.
 * @returns what ends it
 */
export const listenTo = (url: string, channel: string, { hear, missed, report }: Hearer): (() => Promise<void>) => {
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT
  let hasGap = false
  let closed = false

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    current = client
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      wait = FIRST_WAIT
      if (hasGap) missed()
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

  // A connection that a network drops without a word is noticed by asking.
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
