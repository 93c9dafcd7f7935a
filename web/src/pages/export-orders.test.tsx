import { screen } from '@testing-library/react'
import { card, openAllOrders } from '../testing/all-orders.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { fakeUploads, never } from '../testing/fake-uploads.ts'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

const narrowed =
  'from=2026-11-01&to=2026-11-20&district=Sylhet&courier=Jamal&minTotal=500&maxTotal=900&cash=courier&q=Amina'

test.each([
  ['the first tab, who has waited longest first', '', { state: 'TO_CONFIRM', sort: 'OLDEST' }],
  ['that tab the other way round', '?sort=newest', { state: 'TO_CONFIRM', sort: 'NEWEST' }],
  ['another page of another tab', '?state=sent&page=2', { state: 'ON_THE_WAY', sort: 'NEWEST' }],
  [
    'all that narrows them',
    `?state=delivered&sort=oldest&${narrowed}`,
    {
      ...{ state: 'DELIVERED', sort: 'OLDEST', search: 'Amina', from: '2026-11-01', to: '2026-11-20' },
      ...{ district: 'Sylhet', courier: 'Jamal', minTotal: '500', maxTotal: '900', cash: 'WITH_COURIER' },
    },
  ],
])('the file has what is on screen, in its order: %s', async (_, search, expected) => {
  const asked = fakeUploads(never)
  const { user } = await openAllOrders({}, `/allOrders${search}`)
  await card('SS-7K3M9Q')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))

  const [path, query] = asked[0]?.address.split('?') ?? []
  expect(path).toBe('/export/orders.csv')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(expected)
})
