import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { buildAdmin } from '../testing/factories.js'
import { queriesOf } from '../testing/queries.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async (from: string | null, to: string | null) =>
  server.graphql(
    'query ($from: LocalDate, $to: LocalDate) { overview(from: $from, to: $to) { today { date } days { date } } }',
    { from, to },
    await buildAdmin(server.db),
  )

test('the overview is of the days that were chosen, and tells of today all the same', async () => {
  expect((await ask('2026-02-27', '2026-03-01')).data).toEqual({
    overview: {
      today: { date: today() },
      days: ['2026-02-27', '2026-02-28', '2026-03-01'].map((date) => ({ date })),
    },
  })
})

test('what two parts of the overview tell of is read once', async () => {
  const days = 'from: "2026-02-27", to: "2026-03-01"'
  const admin = await buildAdmin(server.db)
  const asked = await queriesOf(server.source, () =>
    server.graphql(`{ overview(${days}) { days { date } money: days { takings } } }`, {}, admin),
  )

  const figures = asked.filter(({ sql }) => sql.includes('takings'))
  expect(figures).toHaveLength(1)
})

test.each([
  ['2026-03-01', '2026-02-27', 'to'],
  ['2026-01-01', dayAfter('2026-01-01', 90), 'to'],
  ['2026-01-01', null, 'to'],
  [null, '2026-01-01', 'from'],
])('days from %s until %s are refused, and the field is named', async (from, to, field) => {
  const { errors } = await ask(from, to)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(Array) } },
  })
})
