import { screen, waitFor } from '@testing-library/react'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const limits = { __typename: 'CustomerLimits', pieces: 10, held: 20, orders: 3, total: 20_000 }

const pages = [
  {
    about: 'the sender',
    address: '/sender',
    name: 'Sender',
    values: { __typename: 'Sender', name: 'Sunnah Store', address: 'Dhaka', phone: '+8801712345678' },
    code: 'SETTINGS_CHANGED',
  },
  {
    about: 'the limits',
    address: '/purchaseLimits',
    name: 'PurchaseLimits',
    values: {
      ...{ __typename: 'PurchaseLimits', newCustomers: limits, knownCustomers: limits },
      ...{ unconfirmedTotal: 5000, firstOrderTotal: 5000 },
    },
    code: 'LIMITS_CHANGED',
  },
  {
    about: 'the messages',
    address: '/messages',
    name: 'MessageSettings',
    values: { __typename: 'MessageSettings', byMail: ['PLACED'], bySms: [], newOrdersTo: null },
    code: 'SETTINGS_CHANGED',
  },
]

const open = ({ address, name, values }: (typeof pages)[number], save: (asked: Record<string, unknown>) => object) => {
  const field = name.charAt(0).toLowerCase() + name.slice(1)
  let version = 1
  return visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      [name]: () => ({ [field]: { ...values, version: version++ } }),
      [`Set${name}`]: save,
    }),
  )
}

beforeEach(logInAfresh)

test.each(pages)(
  'of $about, what somebody else has set meanwhile is replaced by a second saving only',
  async (page) => {
    const save = jest.fn((_: Record<string, unknown>) => refused(page.code))
    const { user } = await open(page, save)
    await user.click(await screen.findByRole('button', { name: /^Save/ }))
    expect(await screen.findByText(new RegExp(`^Somebody else has changed ${page.about} meanwhile`))).toBeVisible()
    expect(save).toHaveBeenLastCalledWith({ input: expect.objectContaining({ expectedVersion: 1 }) })
    await user.click(screen.getByRole('button', { name: /^Save/ }))

    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save).toHaveBeenLastCalledWith({ input: expect.objectContaining({ expectedVersion: 2 }) })
  },
)

test.each(pages)('whoever lost their rights meanwhile is told so, not that $about were changed', async (page) => {
  const { user } = await open(page, () => refused('FORBIDDEN'))
  await user.click(await screen.findByRole('button', { name: /^Save/ }))

  expect(await screen.findByText('You no longer manage this shop.')).toBeVisible()
})
