import { AuditEntry } from '../audit/audit-entry.entity.js'
import { buildAdmin } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { readSender } from './sender.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('an admin sets over what was read who sends the parcels, with a number of Bangladesh; the log keeps it', async () => {
  const [{ version }, admin] = [await readSender(server.db), await buildAdmin(server.db)]
  const set = 'mutation ($input: SenderInput!) { setSender(input: $input) { version phone } }'
  const input = {
    name: 'Sunnah Store, Dhaka',
    address: 'House 14\nRoad 7, Dhaka',
    phone: '০১৭১২৩৪৫৬৭৮',
    expectedVersion: version,
  }

  expect(await server.graphql(set, { input }, admin)).toMatchObject({
    data: { setSender: { version: version + 1, phone: '+8801712345678' } },
  })
  expect(await server.graphql(set, { input }, admin)).toMatchObject({
    errors: [{ extensions: { code: 'SETTINGS_CHANGED', details: { expectedVersion: version, version: version + 1 } } }],
  })
  const wrong = await server.graphql(set, { input: { ...input, phone: '12345', address: ' ' } }, admin)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    details: { fields: { phone: [expect.any(String)], address: [expect.any(String)] } },
  })
  expect(await server.db.findOneBy(AuditEntry, { actorId: admin.id })).toMatchObject({
    act: 'setSender',
    noun: 'SENDER',
    after: { name: 'Sunnah Store, Dhaka' },
  })
})
