import { SignJWT, UnsecuredJWT } from 'jose'
import { checkInvariants } from '../../commands/invariants.js'
import { Address } from '../../order/address/address.entity.js'
import { Order } from '../../order/order.entity.js'
import { User } from '../../user/user.entity.js'
import { buildWorld, type World } from '../access-world.js'
import { buildProduct, buildShopper } from '../factories.js'
import { openTestServer, type TestServer } from '../test-server.js'
import type { Answer, Asker, Attack } from './attack.js'
import { watchTables } from './changed-tables.js'
import { judge, ownersPhone } from './judge.js'
import { faultInLine } from './judge-log.js'
import { meantIn } from './known-values.js'
import { type HttpClient, type HttpRequest, openHttpClient } from './over-http.js'

export interface BesiegedShop {
  /** Asks, and throws what is wrong with the answer or with what it did. Tells whether it was refused. */
  take(attack: Attack): Promise<boolean>
  /** Asks as a visitor. */
  ask(asked: HttpRequest): Promise<Answer>
  /** Reads as a shopper does, and throws unless all is there. Tells how long it took, in milliseconds. */
  read(): Promise<number>
  close(): Promise<void>
}

const READ_EACH = 10

/** A shop that listens, with people and things of its own, and with a reader who goes on reading. */
export const openBesiegedShop = async (): Promise<BesiegedShop> => {
  const lines: string[] = []
  const server = await openTestServer({ rateLimitScale: 1_000_000, logTo: { write: (line) => lines.push(line) } })
  server.app.log.level = 'info'
  const client = openHttpClient(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const read = await openReader(server, client)
  let world = await openWorld(server)
  let tokens = await tokensFor(server, world)
  const changedTables = await watchTables(server.db)
  let taken = 0

  return {
    ask: (asked) => client.send(asked),
    read,
    async take(attack) {
      const { asker } = attack
      const asked = { ...attack, url: meantIn(world, attack.url), body: attack.body && meantIn(world, attack.body) }
      const headers = { ...attack.headers, ...(tokens[asker] && { authorization: `Bearer ${tokens[asker]}` }) }
      const answer = await client.send({ ...asked, headers })
      const { isRefused, fault } = judge(attack, answer, mayRead(asker, world))
      if (fault) throw new Error(`${fault}\n${answer.status} ${answer.text.slice(0, 600)}`)
      requireQuiet(lines.splice(0))
      if (taken++ % READ_EACH === 0) await read()

      if (isReading(attack)) return isRefused
      const changed = await changedTables()
      if (isRefused && changed.length > 0)
        throw new Error(`it was refused, and has changed rows of ${changed}\n${answer.text.slice(0, 600)}`)
      if (!isRefused && takesAway.test(attack.target)) {
        world = await openWorld(server)
        tokens = await tokensFor(server, world)
        await changedTables()
      }
      return isRefused
    },
    async close() {
      client.close()
      const broken = await checkInvariants(server.db)
      await server.close()
      requireQuiet(lines)
      if (broken.length > 0) throw new Error(`invariants are broken\n${JSON.stringify(broken, null, 2)}`)
    },
  }
}

/** @throws when a line of the log tells more than it may; of an attack before this one, when its line came after its answer */
const requireQuiet = (lines: readonly string[]) => {
  const faults = lines.map(faultInLine).filter((fault) => fault !== null)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The world of the access tables, with a phone of the owner's that nobody else writes, and an admin with all rights. */
const openWorld = async (server: TestServer) => {
  const world = await buildWorld(server)
  await server.db.update(Order, { id: world.order.id }, { phone: ownersPhone })
  await server.db.update(Address, { id: world.address.id }, { phone: ownersPhone })
  return { ...world, admin: world.keeper }
}

const isReading = ({ target }: Attack) => target.startsWith('GET ') || target.startsWith('query ')

// After these somebody is gone, or somebody else than before.
const takesAway = /^DELETE|delete|remove|makeAdmin|setRole|\/admin\//

const mayRead = (asker: Asker, { owner, other }: World): string[] | null => {
  if (asker === 'staff' || asker === 'admin') return null
  if (asker === 'owner') return [String(owner.email)]
  return asker === 'other' ? [String(other.email)] : []
}

const tokensFor = async ({ tokenOf, db }: TestServer, { owner, other, staff, admin }: World) => {
  const gone = await buildShopper(db)
  const removed = await tokenOf(gone)
  await db.delete(User, { id: gone.id })
  const claims = { sub: admin.id, iss: 'sunnah-store', aud: 'sunnah-store-api' }
  const signed = (secret: string, ends: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setExpirationTime(ends)
      .sign(new TextEncoder().encode(secret))
  const tokens: Record<Asker, string> = {
    visitor: '',
    other: await tokenOf(other),
    owner: await tokenOf(owner),
    staff: await tokenOf(staff),
    admin: await tokenOf(admin),
    expired: await signed('a secret for tests, of more than 32 bytes', '1 minute ago'),
    foreign: await signed('another secret that somebody made up themselves', '15 minutes'),
    unsigned: new UnsecuredJWT(claims).setExpirationTime('15 minutes').encode(),
    removed,
    garbage: 'a.b.c',
  }
  return tokens
}

/** Reads a product, each time at another address, so that it is no kept answer. */
const openReader = async ({ db }: TestServer, client: HttpClient) => {
  const { id } = await buildProduct(db, { name: 'Zamzam Water' })
  const query = 'query ($id: ID!) { product(id: $id) { name price reviews(page: 0, size: 5) { total } } }'
  let nth = 0
  return async () => {
    const began = performance.now()
    const url = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ id, nth: nth++ }) })}`
    const { status, text } = await client.send({ method: 'GET', url, headers: {}, body: null })
    if (status !== 200 || !text.includes('Zamzam Water')) throw new Error(`a reader got ${status} ${text}`)
    return performance.now() - began
  }
}
