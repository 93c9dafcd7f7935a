import { screen, within } from '@testing-library/react'
import { fakeServer, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const tracked = {
  __typename: 'TrackedOrder',
  number: 'SS-4D8WXR',
  status: 'SHIPPED',
  placedAt: '2026-11-18T03:02:00.000Z',
  deliveredAt: null,
  toPay: 1830,
  deliveryMinDays: null,
  deliveryMaxDays: null,
  courier: 'Steadfast',
  events: [
    {
      __typename: 'TrackedEvent',
      at: '2026-11-18T05:30:00.000Z',
      kind: 'STEP',
      to: 'CONFIRMED',
      reason: null,
      cameBack: null,
    },
    {
      __typename: 'TrackedEvent',
      at: '2026-11-18T06:30:00.000Z',
      kind: 'CORRECTED',
      to: null,
      reason: null,
      cameBack: null,
    },
    {
      __typename: 'TrackedEvent',
      at: '2026-11-19T09:10:00.000Z',
      kind: 'STEP',
      to: 'SHIPPED',
      reason: null,
      cameBack: null,
    },
  ],
}

const open = async (TrackOrder: Parameters<typeof fakeServer>[0][string]) => {
  const { user } = await visit('/track', fakeServer({ TrackOrder }))
  const fill = async (number: string, phone: string) => {
    await user.type(await screen.findByLabelText('Order number'), number)
    await user.type(screen.getByLabelText('Phone'), phone)
    await user.click(screen.getByRole('button', { name: 'Track' }))
  }
  return { fill }
}

test('number and phone show where an order is and what to have ready', async () => {
  const TrackOrder = jest.fn(() => ({ trackOrder: tracked }))
  const { fill } = await open(TrackOrder)
  await fill('ss-4d8wxr', '01712345678')

  const found = await screen.findByRole('region', { name: 'SS-4D8WXR' })
  expect(TrackOrder).toHaveBeenCalledWith({ number: 'ss-4d8wxr', phone: '01712345678' })
  expect(within(found).getByText('1,830 TK')).toBeVisible()
  expect(within(found).getByText('With Steadfast')).toBeVisible()
  const steps = within(found).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Placed/),
    expect.stringMatching(/^Confirmed.*Corrected/),
    expect.stringMatching(/^Sent/),
    expect.stringMatching(/^Delivered/),
  ])
})

test('an order that was kept in part says so, and how much of it came back', async () => {
  const at = '2026-11-20T09:10:00.000Z'
  const delivered = { __typename: 'TrackedEvent', at, kind: 'STEP', to: 'DELIVERED', reason: null, cameBack: 2 }
  const inPart = { ...tracked, status: 'DELIVERED', deliveredAt: at, toPay: 0, events: [...tracked.events, delivered] }
  const { fill } = await open(() => ({ trackOrder: inPart }))
  await fill('ss-4d8wxr', '01712345678')

  const found = within(await screen.findByRole('region', { name: 'SS-4D8WXR' }))
  expect(found.getByText(/^Partly delivered 20 Nov/)).toBeVisible()
  expect(found.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Partly delivered .*2 pieces came back$/)
})

test('a parcel that was lost is not said to have come back', async () => {
  const at = '2026-11-20T09:10:00.000Z'
  const ended = { __typename: 'TrackedEvent', at, kind: 'STEP', to: 'RETURNED', reason: 'LOST', cameBack: null }
  const lost = { ...tracked, status: 'RETURNED', toPay: 0, events: [...tracked.events, ended] }
  const { fill } = await open(() => ({ trackOrder: lost }))
  await fill('ss-4d8wxr', '01712345678')

  const found = within(await screen.findByRole('region', { name: 'SS-4D8WXR' }))
  expect(found.getAllByText('Lost on the way')).toHaveLength(2)
  expect(found.queryByText('Came back')).toBeNull()
})

test('a parcel that comes back says so', async () => {
  const at = '2026-11-20T09:10:00.000Z'
  const refusedOne = { __typename: 'TrackedEvent', at, kind: 'STEP', to: 'RETURNING', reason: null, cameBack: null }
  const back = { ...tracked, status: 'RETURNING', toPay: 0, events: [...tracked.events, refusedOne] }
  const { fill } = await open(() => ({ trackOrder: back }))
  await fill('ss-4d8wxr', '01712345678')

  const found = within(await screen.findByRole('region', { name: 'SS-4D8WXR' }))
  expect(found.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Not taken, coming back 20 Nov/)
})

test.each([
  ['NOT_FOUND', 'No order has this number and this phone. Check both.'],
  ['RATE_LIMITED', 'That was too often. Please try again in an hour.'],
] as const)('%s is said in words, and nothing is shown', async (code, words) => {
  const { fill } = await open(() => refused(code))
  await fill('SS-4D8WXR', '01712345678')
  const said = await screen.findByText(words)
  expect(said).toBeVisible()
  expect(screen.queryByRole('region', { name: 'SS-4D8WXR' })).not.toBeInTheDocument()
  // Below all that could be pressed meanwhile: nothing moves away from a finger.
  const last = screen.getByText(/^Number lost/)
  expect(last.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
