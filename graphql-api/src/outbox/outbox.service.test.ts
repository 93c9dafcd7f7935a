import { randomUUID } from 'node:crypto'
import { queryRow } from '../database/query-rows.js'
import { buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { User } from '../user/user.entity.js'
import { Channel } from './channel.js'
import { type Mail, RefusedMessage } from './mail.js'
import { deleteOldMessages, enqueue, sendDueMessages } from './outbox.service.js'
import { OutboxMessage } from './outbox-message.entity.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.db.clear(OutboxMessage))
afterAll(() => shop.close())

const message = (given: object = {}) => ({
  userId: null,
  kind: 'BACK_IN_STOCK',
  address: 'amina@gmail.com',
  subject: 'Back in stock',
  text: 'It is back.',
  html: null,
  ...given,
})

const sent: Mail[] = []
const reported = jest.fn()
beforeEach(() => {
  sent.length = 0
  reported.mockClear()
})
const send = async (mail: Mail) => {
  sent.push(mail)
}
const refuse = async () => {
  throw new Error('451 later, please')
}
const theOne = () => shop.db.findOneByOrFail(OutboxMessage, {})
const makeDue = () => shop.db.query(`UPDATE outbox_message SET "dueAt" = now()`)

test('a mail of a transaction that fails is never sent', async () => {
  const failing = shop.db.transaction(async (tx) => {
    await enqueue(tx, message())
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')

  await sendDueMessages(shop.db, send, reported)

  expect(sent).toEqual([])
})

test('each mail is sent once and then forgotten, also when several processes send at once', async () => {
  for (let i = 0; i < 20; i += 1) await enqueue(shop.db, message({ subject: `Mail ${i}` }))
  const slowly = async (mail: Mail) => {
    await shop.db.query('SELECT pg_sleep(0.01)')
    await send(mail)
  }

  await Promise.all([1, 2, 3].map(() => sendDueMessages(shop.db, slowly, reported)))

  expect(sent.map(({ subject }) => subject).sort()).toEqual(Array.from({ length: 20 }, (_, i) => `Mail ${i}`).sort())
  expect(await shop.db.count(OutboxMessage)).toBe(0)
})

test('a mail that another process has just taken is left to it', async () => {
  await enqueue(shop.db, message({ subject: 'Taken' }))
  await enqueue(shop.db, message({ subject: 'Free' }))

  await shop.db.transaction(async (tx) => {
    await tx.query(`SELECT FROM outbox_message WHERE subject = 'Taken' FOR UPDATE`)
    await sendDueMessages(shop.db, send, reported)
  })

  expect(sent).toMatchObject([{ subject: 'Free' }])
})

test('what could not be sent is tried again after a minute, then after twice as long each time, under the same key', async () => {
  await enqueue(shop.db, message())
  const waits: number[] = []
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await makeDue()
    await sendDueMessages(shop.db, refuse, reported)
    await sendDueMessages(shop.db, send, reported)
    const { wait } = await queryRow<{ wait: number }>(
      shop.db,
      `SELECT round(extract(epoch FROM "dueAt" - now()) / 60)::int AS wait FROM outbox_message`,
    )
    waits.push(wait)
  }

  expect(waits).toEqual([1, 2, 4, 8])
  expect(sent).toEqual([])
  expect(await theOne()).toMatchObject({ attempts: 4, lastError: '451 later, please', gaveUpAt: null })
  expect(reported).toHaveBeenCalledTimes(4)

  const { id } = await theOne()
  await makeDue()
  await sendDueMessages(shop.db, send, reported)
  expect(sent).toEqual([expect.objectContaining({ key: id })])
})

test('a process that ends while it sends loses no mail: another sends it a minute later', async () => {
  await enqueue(shop.db, message())
  void sendDueMessages(shop.db, () => new Promise(() => {}), reported)
  while ((await theOne()).attempts === 0) await new Promise(setImmediate)

  await sendDueMessages(shop.db, send, reported)
  expect(sent).toEqual([])

  await makeDue()
  await sendDueMessages(shop.db, send, reported)
  expect(sent).toHaveLength(1)
})

test('a mail is sent once also where the mail server takes longer than another process waits', async () => {
  const patience = { claim: 3000 }
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => {
    accept = resolve
  })
  await enqueue(shop.db, message())
  let first = Promise.resolve()
  await new Promise<void>((isAsked) => {
    const sendSlowly = async (mail: Mail) => {
      isAsked()
      await accepted
      await send(mail)
    }
    first = sendDueMessages(shop.db, sendSlowly, reported, Channel.MAIL, patience)
  })
  const taken = await theOne()
  let { dueAt } = taken
  while (dueAt <= taken.dueAt && taken.dueAt > new Date()) ({ dueAt } = await theOne())
  const sendTwice = jest.fn(send)
  await sendDueMessages(shop.db, sendTwice, reported, Channel.MAIL, patience)
  accept()
  await first

  expect(dueAt.getTime()).toBeGreaterThan(taken.dueAt.getTime())
  expect(sendTwice).not.toHaveBeenCalled()
  expect(sent).toHaveLength(1)
  expect(reported).not.toHaveBeenCalled()
  expect(await shop.db.count(OutboxMessage)).toBe(0)
})

test('a mail that fails for a day is given up, kept for 30 days to be seen, and then forgotten', async () => {
  await enqueue(shop.db, message())
  await shop.db.query(`UPDATE outbox_message SET "createdAt" = now() - interval '1 day'`)

  await sendDueMessages(shop.db, refuse, reported)
  await makeDue()
  await sendDueMessages(shop.db, send, reported)

  expect(sent).toEqual([])
  const { gaveUpAt } = await theOne()
  expect(gaveUpAt).toBeInstanceOf(Date)
  expect(reported).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: expect.stringContaining('was given up') }),
  )

  await deleteOldMessages(shop.db)
  expect(await shop.db.count(OutboxMessage)).toBe(1)
  await shop.db.query(`UPDATE outbox_message SET "gaveUpAt" = now() - interval '31 days'`)
  await deleteOldMessages(shop.db)
  expect(await shop.db.count(OutboxMessage)).toBe(0)
})

test('one mail that cannot be sent does not hold up the others', async () => {
  await enqueue(shop.db, message({ address: 'nobody' }))
  await enqueue(shop.db, message({ address: 'karim@gmail.com' }))
  const choosy = async (mail: Mail) => (mail.address === 'nobody' ? refuse() : send(mail))

  await sendDueMessages(shop.db, choosy, reported)
  await sendDueMessages(shop.db, choosy, reported)

  expect(sent).toEqual([expect.objectContaining({ address: 'karim@gmail.com' })])
})

test('addresses that the mail server refuses hold up nobody, and are tried again after those who wait for the first time', async () => {
  for (let nth = 0; nth < 3; nth++) await enqueue(shop.db, message({ address: `u${nth}@gone.example` }))
  await enqueue(shop.db, message({ address: 'karim@gmail.com' }))
  const asked: string[] = []
  const choosy = async (mail: Mail) => {
    asked.push(mail.address)
    if (mail.address.endsWith('gone.example')) throw new RefusedMessage('450 Domain of recipient not found')
    await send(mail)
  }

  await sendDueMessages(shop.db, choosy, reported)
  expect(sent).toMatchObject([{ address: 'karim@gmail.com' }])
  expect(reported).toHaveBeenCalledTimes(3)

  await makeDue()
  await enqueue(shop.db, message())
  await sendDueMessages(shop.db, choosy, reported)
  expect(asked.slice(4)).toEqual(['amina@gmail.com', ...asked.slice(0, 3)])
})

test('a later message about the same waits until the earlier one is out or given up; others do not', async () => {
  const [order, other] = [randomUUID(), randomUUID()]
  await enqueue(shop.db, message({ thread: order, subject: 'Placed' }))
  await sendDueMessages(shop.db, refuse, reported)
  await enqueue(shop.db, message({ thread: order, subject: 'Cancelled' }))
  await enqueue(shop.db, message({ thread: other, subject: 'Another order' }))
  await enqueue(shop.db, message({ thread: order, address: 'karim@gmail.com', subject: 'To somebody else' }))
  await sendDueMessages(shop.db, send, reported)
  expect(sent.map(({ subject }) => subject)).toEqual(['Another order', 'To somebody else'])

  await shop.db.query(`UPDATE outbox_message SET "dueAt" = now() WHERE subject = 'Placed'`)
  await sendDueMessages(shop.db, send, reported)
  expect(sent.slice(2).map(({ subject }) => subject)).toEqual(['Placed', 'Cancelled'])

  await enqueue(shop.db, message({ thread: order, subject: 'Never arrives' }))
  await shop.db.query(`UPDATE outbox_message SET "gaveUpAt" = now()`)
  await enqueue(shop.db, message({ thread: order, subject: 'Returned' }))
  await sendDueMessages(shop.db, send, reported)
  expect(sent.at(-1)).toMatchObject({ subject: 'Returned' })
})

test('of two messages that are written together the later one waits too', async () => {
  const thread = randomUUID()
  await shop.db.transaction(async (tx) => {
    await enqueue(tx, message({ thread, subject: 'Placed' }))
    await enqueue(tx, message({ thread, subject: 'Cancelled' }))
  })
  await sendDueMessages(shop.db, refuse, reported)
  await sendDueMessages(shop.db, send, reported)
  expect(sent).toEqual([])

  await shop.db.query('UPDATE outbox_message SET "dueAt" = now()')
  await sendDueMessages(shop.db, send, reported)
  expect(sent.map(({ subject }) => subject)).toEqual(['Placed', 'Cancelled'])
})

test('the mails of an account go with it', async () => {
  const { id } = await buildShopper(shop.db)
  await enqueue(shop.db, message({ userId: id }))

  await shop.db.delete(User, { id })

  expect(await shop.db.count(OutboxMessage)).toBe(0)
})
