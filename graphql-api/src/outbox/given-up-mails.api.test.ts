import { buildAdmin } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { Mail } from './mail.js'
import { enqueue, sendDueMessages } from './outbox.service.js'
import { OutboxMessage } from './outbox-message.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.db.clear(OutboxMessage))
afterAll(() => server.close())

const refuse = () => Promise.reject(new Error('550 no such mailbox'))

const giveUp = async (subject: string) => {
  const mail = { userId: null, kind: 'BACK_IN_STOCK', address: 'amina@gmail.com', text: 'It is back.', html: null }
  await enqueue(server.db, { ...mail, subject })
  await server.db.query(`UPDATE outbox_message SET "createdAt" = now() - interval '1 day' WHERE subject = $1`, [
    subject,
  ])
  await sendDueMessages(server.db, refuse, () => undefined)
}

const givenUp = async () => {
  const query = '{ givenUpMails { total items { id kind address subject lastError attempts gaveUpAt } } }'
  const { data } = await server.graphql<{ givenUpMails: { total: number; items: { id: string }[] } }>(
    query,
    {},
    await buildAdmin(server.db),
  )
  return data?.givenUpMails
}
const retry = async (id: string) => {
  const { data } = await server.graphql<{ retryMail: boolean }>(
    'mutation ($id: ID!) { retryMail(id: $id) }',
    { id },
    await buildAdmin(server.db),
  )
  return data?.retryMail
}

test('admins see the mails that were given up and why, and no others, the last one first', async () => {
  await giveUp('Back in stock: Oud Attar')
  await giveUp('Back in stock: Tasbih')
  await enqueue(server.db, {
    userId: null,
    kind: 'BACK_IN_STOCK',
    address: 'k@gmail.com',
    subject: 'Due',
    text: '',
    html: null,
  })

  expect(await givenUp()).toMatchObject({
    total: 2,
    items: [
      {
        kind: 'BACK_IN_STOCK',
        address: 'amina@gmail.com',
        subject: 'Back in stock: Tasbih',
        lastError: '550 no such mailbox',
        attempts: 1,
        gaveUpAt: expect.any(String),
      },
      { subject: 'Back in stock: Oud Attar' },
    ],
  })
})

test('a mail that is tried again leaves the list, is sent under the same key, and has another day', async () => {
  await giveUp('Back in stock: Oud Attar')
  const [{ id } = { id: '' }] = (await givenUp())?.items ?? []

  expect(await retry(id)).toBe(true)
  expect(await retry(id)).toBe(false)
  expect(await givenUp()).toMatchObject({ total: 0, items: [] })
  const refuseAgain = jest.fn(refuse)
  await sendDueMessages(server.db, refuseAgain, () => undefined)
  expect(refuseAgain).toHaveBeenCalledTimes(1)
  expect(await server.db.query('SELECT attempts FROM outbox_message WHERE id = $1', [id])).toEqual([{ attempts: 1 }])
  expect(await givenUp()).toMatchObject({ total: 0 })

  await server.db.query('UPDATE outbox_message SET "dueAt" = now()')
  const sent: Mail[] = []
  await sendDueMessages(
    server.db,
    async (mail) => {
      sent.push(mail)
    },
    () => undefined,
  )
  expect(sent).toMatchObject([{ key: id, subject: 'Back in stock: Oud Attar' }])
})
