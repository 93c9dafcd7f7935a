import { act, screen, within } from '@testing-library/react'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const order = buildOrder({ number: 'SS-7K3M9Q', customerName: 'Rahima' })
const product = buildProduct({ name: 'Oud Attar' })
const person = buildUser({ id: 'user-2', name: 'Rahima', email: 'rahima@gmail.com', emailVerified: true })
const synonyms = { __typename: 'SynonymGroup', id: 'g-1', words: ['Rahima', 'attar'] }
const pageOf = (items: object[], name: string) => ({ __typename: name, total: items.length, pageCount: 1, items })

/** Somebody takes the rights of an admin away before the shop is asked this. */
const open = (address: string, asked: string) => {
  const rights = { isAdmin: true }
  const refuse = () => {
    rights.isAdmin = false
    throw refusal('FORBIDDEN')
  }
  const server = serverOf(buildUser(), {
    Me: () => ({ me: buildUser(rights) }),
    AllOrders: () => ({ orders: pageOf([order], 'OrderPage') }),
    OrderCounts: () => buildOrderCounts(12),
    OrderPlaced: () => new Promise<object>(() => undefined),
    Users: () => ({ users: pageOf([person], 'UserPage') }),
    SynonymGroups: () => ({ synonymGroups: pageOf([synonyms], 'SynonymGroupPage') }),
    ManageProducts: () => buildPage([product]),
    [asked]: refuse,
  })
  return visit(address, server)
}

const seesNothingMore = async () => {
  expect(await screen.findByText('Only people who manage the shop can see this page.')).toBeVisible()
  for (const shown of ['Rahima', 'Oud Attar']) expect(document.body).not.toHaveTextContent(shown)
  expect(screen.queryByRole('alertdialog')).toBeNull()
}

const acts = [
  ['Mark delivered: SS-7K3M9Q', '/allOrders', 'MarkDelivered', null],
  ['Remove Order: SS-7K3M9Q', '/allOrders', 'DeleteOrder', 'Remove Order'],
  ['Make Admin: Rahima', '/manageUsers', 'SetRole', 'Make Admin'],
  ['Remove user: Rahima', '/manageUsers', 'RemoveUser', 'Remove user'],
  ['Remove the words of Rahima', '/searchWords', 'RemoveSynonymGroup', 'Remove words'],
  ['Delete Oud Attar', '/manageProduct', 'DeleteProducts', 'Delete'],
] as const

test.each(acts)(
  'whose rights were taken away is told so at “%s”, and sees the page no more',
  async (button, address, asked, yes) => {
    const { user } = await open(address, asked)
    await user.click(await screen.findByRole('button', { name: button }))
    if (yes) await user.click(screen.getByRole('button', { name: yes }))

    expect(await screen.findByText('You no longer manage this shop.')).toBeVisible()
    if (asked === 'SetRole') expect(await screen.findByText('Failed to Make admin')).toBeVisible()
    await seesNothingMore()
  },
)

test('whose rights were taken away sees the orders no more when the news of them end', async () => {
  await open('/allOrders', 'OrderPlaced')
  await seesNothingMore()
})

test('staff see the orders without Remove and the file of all of them, and products that they cannot change', async () => {
  const staff = buildUser({ name: 'Nusrat', role: 'STAFF' })
  const { user, router } = await visit(
    '/allOrders',
    serverOf(staff, {
      AllOrders: () => ({ orders: pageOf([order], 'OrderPage') }),
      OrderPlaced: () => new Promise<object>(() => undefined),
      ManageProducts: () => buildPage([product]),
    }),
  )
  expect(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove Order|CSV/ })).toBeNull()

  await act(() => router.navigate('/manageProduct'))
  expect(await screen.findByRole('link', { name: 'Look at Oud Attar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Edit|Add Product|Import/ })).toBeNull()
  for (const address of ['/manageUsers', '/addProduct', '/overview', '/history']) {
    await act(() => router.navigate(address))
    expect(await screen.findByText('Only people who manage the shop can see this page.')).toBeVisible()
  }

  // What an order offers to staff leads to pages that they may open.
  const ofAnOrder = {
    send: /^Send/,
    slips: /slips/i,
    [`${order.id}/correct`]: 'Correct order',
    [order.id]: 'Order slip',
  }
  for (const [address, name] of Object.entries(ofAnOrder)) {
    await act(() => router.navigate(`/allOrders/${address}`))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  }

  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog'))
  for (const name of ['All Products', 'All Orders', 'Products and stock'])
    expect(await menu.findByRole('link', { name })).toBeVisible()
  for (const name of ['Overview', 'Reports', 'Cash', 'Add Products', 'Manage Product', 'Manage Users', 'History'])
    expect(menu.queryByRole('link', { name })).toBeNull()
})
