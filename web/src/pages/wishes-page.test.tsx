import { act, screen, waitFor, within } from '@testing-library/react'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const attar = buildProduct({ id: 'attar', name: 'Oud Attar' })
const tupi = buildProduct({ id: 'tupi', name: 'White Tupi', quantity: 0 })

const buildWish = ({ id, name, image }: ReturnType<typeof buildProduct>, given: object = {}) => ({
  __typename: 'Wish',
  productId: id,
  name,
  nameBn: null,
  addedAt: '2026-11-20T08:00:00.000Z',
  image,
  ...given,
})

/** A shop that keeps what is wished, for somebody who wishes these. */
const keeping = (...ids: string[]) => {
  let wished = ids
  return {
    WishedIds: () => ({ wishedIds: wished }),
    Wish: jest.fn(({ productId }: Record<string, unknown>) => {
      wished = [String(productId), ...wished]
      return { wish: wished }
    }),
    Unwish: jest.fn(({ productId }: Record<string, unknown>) => {
      wished = wished.filter((id) => id !== productId)
      return { unwish: wished }
    }),
  }
}

const visitAs = async (address: string, answers: object, user: Parameters<typeof buildUser>[0] = {}) => {
  stayLoggedIn()
  return visit(address, serverOf(buildUser(user), { ...answers }), fakeIdentity().load)
}

const both = {
  ...keeping('attar', 'tupi'),
  Wishes: () => ({ wishes: [buildWish(attar, { product: attar }), buildWish(tupi, { product: tupi })] }),
}
const heart = (name: string) => screen.findByRole('button', { name: `On the wish list: ${name}` })

describe('the heart of a product', () => {
  const lists = { Products: () => buildPage([attar, tupi]) }

  test('puts it on the wish list and takes it off, and the bar counts along', async () => {
    const shop = keeping()
    const { user } = await visitAs('/', { ...lists, ...shop })
    expect(await heart('Oud Attar')).toHaveAttribute('aria-pressed', 'false')

    await user.click(await heart('Oud Attar'))
    expect(await heart('Oud Attar')).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByRole('link', { name: 'Wish list, 1 product' })).toHaveAttribute('href', '/wishes')
    await user.click(await heart('White Tupi'))
    expect(await screen.findByRole('link', { name: 'Wish list, 2 products' })).toBeVisible()

    await user.click(await heart('Oud Attar'))
    expect(await heart('Oud Attar')).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByRole('link', { name: 'Wish list, 1 product' })).toBeVisible()
    expect(shop.Unwish).toHaveBeenCalledWith({ productId: 'attar' })
  })

  test.each([
    ['a full list', () => Promise.reject(refusal('WISHES_FULL')), /holds 200 products/],
    ['a product that is gone', () => Promise.reject(refusal('NOT_FOUND')), 'This product is no longer sold.'],
    ['no connection', () => Promise.reject(noConnection()), /Check your connection/],
  ])('goes back to what it was and says why: %s', async (_, Wish, words) => {
    const { user } = await visitAs('/', { ...lists, ...keeping(), Wish })

    await user.click(await heart('Oud Attar'))

    expect(await screen.findByText(words)).toBeVisible()
    expect(await heart('Oud Attar')).toHaveAttribute('aria-pressed', 'false')
  })

  test('leads a visitor to the log-in with what is wished, and it is wished on the way back', async () => {
    const { user, router } = await visit('/', fakeServer(lists))
    await user.click(await heart('Oud Attar'))
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/', wish: 'attar' } }),
    )
  })

  test('after a log-in what was wished before it is put on the list, once', async () => {
    const shop = keeping()
    const { router } = await visitAs('/donation', shop)
    await router.navigate('/', { state: { from: '/', wish: 'attar' } })

    expect(await screen.findByText('It is on your wish list')).toBeVisible()
    expect(shop.Wish).toHaveBeenCalledTimes(1)
    expect(router.state.location.state).toBeNull()
  })

  test('is not there for people who manage the shop', async () => {
    await visitAs('/', lists, { isAdmin: true })
    expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
    expect(await screen.findAllByText('Oud Attar')).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: /^On the wish list/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Wish list/ })).toBeNull()
  })
})

describe('the wish list', () => {
  test('shows each product with the way into the cart, or to be told when it is back', async () => {
    const AddToCart = jest.fn(() => Promise.reject(refusal('VARIANT_REQUIRED')))
    const { user, router } = await visitAs('/wishes', { ...both, AddToCart, Product: () => ({ product: attar }) })

    expect(await screen.findByText('2 products')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Tell me when it is back: White Tupi' })).toHaveAttribute(
      'href',
      '/productDetail/tupi',
    )
    await user.click(screen.getByRole('button', { name: 'Add to cart: Oud Attar' }))
    expect(await screen.findByText('Please choose a size or colour first.')).toBeVisible()
    expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'attar', quantity: 1 } })
    expect(router.state.location.pathname).toBe('/productDetail/attar')
  })

  test('keeps the place of what was taken off for a while, and brings it back there', async () => {
    const shop = { ...both, ...keeping('attar', 'tupi') }
    const { user } = await visitAs('/wishes', shop)

    await user.click(await heart('Oud Attar'))
    expect(await screen.findByText('Removed:')).toBeVisible()
    expect(await screen.findByText('Oud Attar was removed')).toBeInTheDocument()
    const [place] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Removed:'))
    expect(place).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Undo: Oud Attar' }))
    expect(await heart('Oud Attar')).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Oud Attar is back on the wish list')).toBeInTheDocument()
    expect(shop.Wish).toHaveBeenCalledWith({ productId: 'attar', addedAt: '2026-11-20T08:00:00.000Z' })
  })

  test('says of a product that it is no longer sold, and lets it be taken off', async () => {
    const shop = keeping('attar')
    const { user } = await visitAs('/wishes', {
      ...shop,
      Wishes: () => ({ wishes: [buildWish(attar, { product: null })] }),
    })

    expect(await screen.findByText('No longer sold')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take off: Oud Attar' }))
    expect(await screen.findByText('Removed:')).toBeVisible()
    expect(shop.Unwish).toHaveBeenCalledWith({ productId: 'attar' })
  })

  test('says when it is empty, and how something comes there', async () => {
    await visitAs('/wishes', { ...keeping(), Wishes: () => ({ wishes: [] }) })
    expect(await screen.findByText(/Tap the heart on a product/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/')
  })

  test('is not shown as it was before when the shop cannot be reached', async () => {
    const Wishes = jest.fn((): object => both.Wishes())
    const { router } = await visitAs('/wishes', { ...keeping('attar', 'tupi'), Wishes })
    expect(await heart('Oud Attar')).toBeVisible()
    await act(() => router.navigate('/charity'))
    Wishes.mockImplementation(() => Promise.reject(noConnection()))
    await act(() => router.navigate('/wishes'))
    expect(await screen.findByRole('heading', { name: 'Your wish list could not be loaded' })).toBeVisible()
    expect(screen.queryByText('Oud Attar')).toBeNull()
  })

  test('can be asked for again when it does not load', async () => {
    let down = true
    const Wishes = () => (down ? Promise.reject(noConnection()) : both.Wishes())
    const { user } = await visitAs('/wishes', { ...keeping('attar', 'tupi'), Wishes })

    expect(await screen.findByRole('heading', { name: 'Your wish list could not be loaded' })).toBeVisible()
    down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heart('Oud Attar')).toBeVisible()
  })

  test('is for shoppers', async () => {
    await visitAs('/wishes', {}, { isAdmin: true })
    expect(await screen.findByText(/You work in this shop/)).toBeVisible()
  })

  test('asks visitors to log in', async () => {
    const { router } = await visit('/wishes', fakeServer({}))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/wishes' } }))
  })
})
