import { screen, waitFor } from '@testing-library/react'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

let mails: 'sent' | 'kept' | null
jest.mock('../lib/network/client-config.ts', () => ({
  loadClientConfig: async () => ({ mails, footer: {}, phones: {} }),
}))
beforeEach(() => {
  mails = 'sent'
  localStorage.clear()
})

const soldOut = buildProduct({ id: 'p-1', name: 'Oud Attar', quantity: 0 })
const Product = () => ({ product: soldOut })

/** A shop that keeps who asked. */
const keeping = (...ids: string[]) => {
  let asked = ids.map((variantId) => ({ __typename: 'RestockRequest', variantId }))
  return {
    RestockRequests: () => ({ restockRequests: asked }),
    AskForRestock: jest.fn(({ input }: { input?: { variantId: string } }) => {
      const request = { __typename: 'RestockRequest', variantId: String(input?.variantId) }
      asked = [...asked, request]
      return { askForRestock: request }
    }),
    WithdrawRestockRequest: jest.fn(() => {
      asked = []
      return { withdrawRestockRequest: true }
    }),
  }
}

const openAs = async (answers: object, user: Parameters<typeof buildUser>[0] = {}, address = '/productDetail/p-1') => {
  stayLoggedIn()
  const others = { OwnReview: () => ({ ownReview: null }), OwnVotes: () => ({ ownVotes: [] }) }
  return visit(address, serverOf(buildUser(user), { Product, ...others, ...answers }))
}

const tellMe = () => screen.findByRole('button', { name: 'Tell me when it is back' })

test('who asks is told where the mail goes, and can take it back', async () => {
  const shop = keeping()
  const { user } = await openAs(shop)

  await user.click(await tellMe())
  expect(await screen.findByText('We write to amina@gmail.com once it is back.')).toBeVisible()
  expect(shop.AskForRestock).toHaveBeenCalledWith({
    input: { productId: 'p-1', variantId: 'p-1-only' },
  })

  await user.click(screen.getByRole('button', { name: 'Do not tell me' }))
  expect(await tellMe()).toBeVisible()
  expect(shop.WithdrawRestockRequest).toHaveBeenCalledWith({ variantId: 'p-1-only' })
})

test('who asked before sees it', async () => {
  await openAs(keeping('p-1-only'))
  expect(await screen.findByText('We write to amina@gmail.com once it is back.')).toBeVisible()
})

test('a shop that only keeps its mails says so', async () => {
  mails = 'kept'
  await openAs(keeping('p-1-only'))
  expect(await screen.findByText(/This shop sends no mails yet/)).toBeVisible()
})

test('a shop whose mails wait promises none', async () => {
  mails = null
  await openAs(keeping())
  expect(await screen.findByText('Out of stock')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull())
})

test('a visitor logs in first, and has asked on the way back', async () => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await tellMe())
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/productDetail/p-1', tell: 'p-1-only' })
})

test('after the log-in it is asked at once, and a reload asks nothing', async () => {
  const shop = keeping()
  const { router } = await openAs(shop, {}, '/donation')
  await router.navigate('/productDetail/p-1', { state: { from: '/productDetail/p-1', tell: 'p-1-only' } })

  expect(await screen.findByText('We write to amina@gmail.com once it is back.')).toBeVisible()
  expect(shop.AskForRestock).toHaveBeenCalledTimes(1)
  expect(router.state.location.state).toBeNull()
})

test('an account without an email is told that there are only mails', async () => {
  await openAs(keeping(), { email: null, phone: '+8801712345678' })
  expect(await screen.findByText(/your account has no email address/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull()
})

test('an address that is not confirmed is named, with the way to confirm it', async () => {
  const { user } = await openAs({ ...keeping(), AskForRestock: () => Promise.reject(refusal('EMAIL_NOT_CONFIRMED')) })
  await user.click(await tellMe())
  expect(await screen.findByText(/Confirm amina@gmail.com on your profile/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/userprofile')
})

test.each([
  ['RESTOCK_REQUESTS_FULL', /You wait for 50 products already/],
  ['IN_STOCK', 'It is back already.'],
  ['INTERNAL', /That did not work/],
])('a refusal with %s is told', async (code, words) => {
  const { user } = await openAs({ ...keeping(), AskForRestock: () => Promise.reject(refusal(code)) })
  await user.click(await tellMe())
  expect(await screen.findByText(words)).toBeVisible()
})

test('whether one is told can be asked again when it does not load', async () => {
  let down = true
  const { RestockRequests, ...rest } = keeping()
  const { user } = await openAs({
    ...rest,
    RestockRequests: () => (down ? Promise.reject(noConnection()) : RestockRequests()),
  })
  const again = await screen.findByRole('button', { name: /^Try again: Whether you are told/ })
  down = false
  await user.click(again)
  expect(await tellMe()).toBeVisible()
})

test('of several sizes the one that is meant is asked for', async () => {
  const panjabi = buildProduct({
    id: 'p-1',
    quantity: 0,
    options: [buildOption('SIZE', 'M', 'L')],
    variants: [
      buildVariant({ id: 'p-1-m', size: 'M', quantity: 0 }),
      buildVariant({ id: 'p-1-l', size: 'L', quantity: 0 }),
    ],
  })
  const shop = keeping()
  const { user } = await openAs({ ...shop, Product: () => ({ product: panjabi }) })

  await user.click(await tellMe())
  expect(await screen.findByText(/choose one first/)).toBeVisible()
  expect(shop.AskForRestock).not.toHaveBeenCalled()

  await user.click(screen.getByRole('radio', { name: 'L, sold out' }))
  await user.click(await tellMe())
  expect(await screen.findByText('We write to amina@gmail.com once it is back.')).toBeVisible()
  expect(shop.AskForRestock).toHaveBeenCalledWith({
    input: { productId: 'p-1', variantId: 'p-1-l' },
  })
})

test('what is in stock, and people who manage the shop, are not asked', async () => {
  await openAs({ ...keeping(), Product: () => ({ product: buildProduct({ id: 'p-1' }) }) })
  expect(await screen.findByText('45 available')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull()
})
