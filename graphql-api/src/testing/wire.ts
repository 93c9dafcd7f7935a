import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What PostgreSQL has answered, whatever the driver and however it was asked. */
export interface Traffic {
  statements: number
  roundTrips: number
  rows: number
  bytes: number
}

export interface Wire {
  /** The database's address by way of the wire. */
  url: string
  /** What came over it while this ran. */
  trafficOf(work: () => Promise<unknown>): Promise<Traffic>
  close(): Promise<void>
}

// PostgreSQL's protocol, version 3.0: each message is a letter, its length with these four bytes, and its content.
const HEAD = 5
const letters = { CommandComplete: 0x43, DataRow: 0x44, ReadyForQuery: 0x5a }

/** Stands between the shop and its database and counts the answers. What opens a connection is not counted. */
export const openWire = async (databaseUrl: string): Promise<Wire> => {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const seen: Traffic = { statements: 0, roundTrips: 0, rows: 0, bytes: 0 }

  const count = (letter: number, length: number) => {
    seen.bytes += length
    if (letter === letters.CommandComplete) seen.statements++
    if (letter === letters.DataRow) seen.rows++
    if (letter === letters.ReadyForQuery) seen.roundTrips++
  }

  const wire = createServer((shop) => {
    const postgres = connect({ host: database.hostname, port: Number(database.port), noDelay: true })
    const read = messages(count)
    shop.pipe(postgres)
    // Counted before it is passed on, so that nothing has been answered that is not counted yet.
    postgres.on('data', (bytes) => {
      read(bytes)
      shop.write(bytes)
    })
    postgres.on('close', () => shop.destroy())
    for (const socket of [shop, postgres]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = wire.address()
  const url = Object.assign(new URL(databaseUrl), { port: typeof address === 'object' && address ? address.port : 0 })

  return {
    url: url.href,
    async trafficOf(work) {
      const before = { ...seen }
      await work()
      return {
        statements: seen.statements - before.statements,
        roundTrips: seen.roundTrips - before.roundTrips,
        rows: seen.rows - before.rows,
        bytes: seen.bytes - before.bytes,
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      wire.close()
    },
  }
}

const messages = (count: (letter: number, length: number) => void) => {
  let rest = Buffer.alloc(0)
  let isOpen = false
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
      const [letter = 0] = rest
      const length = 1 + rest.readInt32BE(1)
      if (isOpen) count(letter, length)
      isOpen ||= letter === letters.ReadyForQuery
      rest = rest.subarray(length)
    }
  }
}
