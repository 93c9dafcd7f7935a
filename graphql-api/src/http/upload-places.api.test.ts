import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildShopper } from '../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../testing/listening-shop.js'
import { canvas } from '../testing/pictures.js'
import { waitingFor } from '../testing/waiting-for.js'
import { within } from '../testing/within.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'

let shop: ListeningShop
let port: number
const atShop = new Map<number | undefined, Socket>()
beforeAll(async () => {
  shop = await openListeningShop()
  shop.app.server.on('connection', (socket) => atShop.set(socket.remotePort, socket))
  const address = shop.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => shop.close())

const form = 'multipart/form-data; boundary=x'
const photos = ['/reviewPhoto', form] as const
const pictures = ['/picture', form] as const
const files = ['/import/products?dryRun=false', 'text/csv'] as const
const body = 'x'.repeat(1000)

/** An upload whose body is still to come. */
const begin = async (user: User, [path, type]: readonly [string, string]) => {
  const token = await shop.tokenOf(user)
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {})
  const head = [`POST ${path} HTTP/1.1`, 'Host: shop', `Authorization: Bearer ${token}`, `Content-Type: ${type}`]
  socket.write(`${[...head, 'Connection: close', `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n`)
  return { socket, answer: text(socket).catch(() => '') }
}

type Begun = Awaited<ReturnType<typeof begin>>

/** What the first of them is told that is answered, before the body of any has come. */
const firstTold = (uploads: Begun[]) => within(Promise.race(uploads.map(({ answer }) => answer)))

const toldToComeAgain = /^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n.*"UNAVAILABLE"/is

const statuses = async (uploads: Begun[]) => {
  for (const { socket } of uploads) socket.write(body)
  return (await within(Promise.all(uploads.map(({ answer }) => answer)))).map((answer) => answer.split(' ')[1]).sort()
}

/** What they hear who had a place, but sent no picture and no file of products. */
const heard = (many: number) => Array<string>(many).fill('400')

test('a shopper has two photos on their way, and whoever sends more is told to come again before it is read', async () => {
  const amina = await buildShopper(shop.db)
  const uploads = await Promise.all([photos, photos, photos].map((photo) => begin(amina, photo)))

  expect(await firstTold(uploads)).toMatch(toldToComeAgain)
  expect(await statuses(uploads)).toEqual([...heard(2), '503'])
})

test('somebody of the shop has eight pictures and files on their way', async () => {
  const kinds = [...Array(5).fill(pictures), ...Array(4).fill(files)]
  const uploads = await Promise.all(kinds.map((kind) => begin(shop.admin, kind)))

  expect(await firstTold(uploads)).toMatch(toldToComeAgain)
  expect(await statuses(uploads)).toEqual([...heard(8), '503'])
})

test('many shoppers together have sixteen, and keep nobody of the shop out', async () => {
  const shoppers = await Promise.all(Array.from({ length: 9 }, () => buildShopper(shop.db)))
  const both = [...shoppers, ...shoppers].slice(0, 17)
  const uploads = await Promise.all(both.map((shopper) => begin(shopper, photos)))

  expect(await firstTold(uploads)).toMatch(toldToComeAgain)
  expect(await shop.upload(await canvas(9, 9).png().toBuffer())).toMatchObject({ status: 201 })
  expect(await statuses(uploads)).toEqual([...heard(16), '503'])
})

/** Breaks this connection off, until the shop has seen it. */
const breakOff = async ({ socket }: Begun) => {
  const there = atShop.get(socket.localPort)
  const seen = there && once(there, 'close')
  socket.destroy()
  await seen
}

const upload = async (shopper: User) => shop.uploadPhoto(await canvas(9, 9).png().toBuffer(), shopper)

test('a connection that breaks gives its place back', async () => {
  const amina = await buildShopper(shop.db)
  const uploads = await Promise.all([photos, photos, photos].map((photo) => begin(amina, photo)))
  await firstTold(uploads)
  const [one, other] = uploads.filter(({ socket }) => !socket.readableEnded)
  if (!one || !other) throw new Error('More than one was refused')

  await breakOff(one)

  expect(await upload(amina)).toMatchObject({ status: 201 })
  expect(other.socket.readableEnded).toBe(false)
  await breakOff(other)
})

test('so do those that break before anybody has asked for their body', async () => {
  const amina = await buildShopper(shop.db)

  await shop.db.transaction(async (tx) => {
    await lockUser(tx, amina.id)
    const uploads = await Promise.all([photos, photos].map((photo) => begin(amina, photo)))
    expect(await waitingFor(shop.db, 2)).toBe(2)
    await Promise.all(uploads.map(breakOff))
  })

  expect(await upload(amina)).toMatchObject({ status: 201 })
})
