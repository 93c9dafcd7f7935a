import { act, cleanup, screen, within } from '@testing-library/react'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const open = (address: string, ...products: object[]) =>
  visit(address, fakeServer({ Products: () => buildPage(products, 120, 12) }))

test('a long name is cut at 33 characters on screen and whole for people who listen', async () => {
  await open('/', buildProduct({ name: 'Oxblood Open Abaya with Rose Border' }))

  const card = await screen.findByRole('article')
  expect(within(card).getByText('Oxblood Open Abaya with Rose Bord…')).toBeVisible()
  expect(within(card).getByRole('heading', { name: 'Oxblood Open Abaya with Rose Border' })).toBeVisible()
})

test('a card shows what is paid, the regular price crossed out and the discount', async () => {
  await open('/', buildProduct({ price: 1450, discount: 10, discountedPrice: 1305 }))

  expect(await screen.findByText('1,305 BDT')).toBeVisible()
  expect(screen.getByText('1,450 BDT').closest('s')).toBeVisible()
  expect(screen.getByText('−10%')).toBeVisible()
})

test('without a discount nothing is crossed out', async () => {
  await open('/', buildProduct({ price: 420, discountedPrice: 420 }))

  expect((await screen.findByText('420 BDT')).closest('s')).toBeNull()
  expect(document.querySelector('s')).toBeNull()
})

test('a card tells the rating, or that there are no reviews, and that nothing is left', async () => {
  await open('/', buildProduct({ rating: 4.5, reviewCount: 6 }), buildProduct({ quantity: 0 }))

  const [rated, soldOut] = await screen.findAllByRole('article')
  expect(within(rated ?? document.body).getByText('Rated 4.5 out of 5 in 6 reviews')).toBeVisible()
  expect(within(soldOut ?? document.body).getByText('No reviews yet')).toBeVisible()
  expect(within(soldOut ?? document.body).getByText('Out of stock')).toBeVisible()
})

test('Explore More leads to the product', async () => {
  await open('/', buildProduct({ id: 'p-1', name: 'Amber Attar' }))

  const link = await screen.findByRole('link', { name: 'Explore More : Amber Attar' })
  expect(link).toHaveAttribute('href', '/productDetail/p-1')
})

test('the next page is asked for by its number, and the window is called by it', async () => {
  const asked: unknown[] = []
  const answer = (variables: object) => {
    asked.push(variables)
    return buildPage([buildProduct()], 120, 12)
  }
  const { user, router } = await visit('/', fakeServer({ Products: answer }))

  await user.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
  expect(asked).toEqual([expect.objectContaining({ page: 0 }), expect.objectContaining({ page: 1 })])
  expect(document.title).toBe('Sunnah Store, page 2')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('five on a page lives in the address and keeps the shopper where they were', async () => {
  const { user, router } = await open('/?page=2', buildProduct())

  await user.selectOptions(await screen.findByLabelText('Per page'), '5')
  expect(router.state.location.search).toBe('?page=3&size=5')
  expect(await screen.findByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible()
  expect(screen.getByLabelText('Per page')).toHaveFocus()
})

test('products that do not load say why and can be asked for again', async () => {
  let connected = false
  const answer = () => (connected ? buildPage([buildProduct({ name: 'Amber Attar' })]) : Promise.reject(noConnection()))
  const { user } = await visit('/', fakeServer({ Products: answer }))

  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.')
  connected = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Amber Attar' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page behind the last one says so and leads back to the first', async () => {
  const { router, user } = await visit('/?page=40', fakeServer({ Products: () => buildPage([], 120, 12) }))

  expect(await screen.findByText('There is no page 40.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }))
  expect(router.state.location.search).toBe('')
})

test('products that nobody sends end in a message after 20 seconds, and can be asked for again', async () => {
  jest.useFakeTimers()
  await visit('/', fakeServer({ Products: () => new Promise<never>(() => undefined) }))
  await act(() => jest.advanceTimersByTimeAsync(19_000))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  jest.useRealTimers()

  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an empty shop leads a shopper to the contact form, and an admin to the first product', async () => {
  const Products = () => buildPage([])
  await visit('/', fakeServer({ Products }))
  const main = () => within(screen.getByRole('main'))
  expect(await main().findByText(/There is nothing in the shop yet/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contactus')

  cleanup()
  stayLoggedIn()
  await visit('/', serverOf(buildUser({ isAdmin: true }), { Products }))
  expect(await screen.findByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/addProduct')
})
