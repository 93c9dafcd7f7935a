import { screen, waitFor, within } from '@testing-library/react'
import { buildProduct, buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const open = (product: object, address = '/productDetail/p-1') =>
  visit(address, fakeServer({ Product: () => ({ product }) }))

const heading = () => screen.findByRole('heading', { level: 1 })

test('a product shows its price, its stock and its About list in order', async () => {
  await open(buildProduct({ name: 'Oud Attar', price: 850, discount: 15, discountedPrice: 722, quantity: 45 }))

  expect(await heading()).toHaveTextContent('Oud Attar')
  expect(screen.getAllByText('722 BDT')[0]).toBeVisible()
  expect(screen.getAllByText('850 BDT')[0]?.closest('s')).toBeVisible()
  expect(screen.getByText('45 available')).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Product code',
    'Brand',
    'Place of origin',
    'Model number',
    'Material',
    'Color',
    'Size',
  ])
  expect(document.title).toBe('Oud Attar · Sunnah Store')
})

test('the address for buying shows the same product', async () => {
  stayLoggedIn()
  const product = buildProduct({ name: 'Oud Attar' })
  await visit('/buynow/p-1', serverOf(buildUser(), { Product: () => ({ product }) }))
  expect(await heading()).toHaveTextContent('Oud Attar')
})

test('a sold out product says so and why it cannot be bought', async () => {
  await open(buildProduct({ quantity: 0 }))

  expect(await screen.findByText('Out of stock')).toBeVisible()
  expect(screen.getByText(/cannot be bought until new ones arrive/)).toBeVisible()
})

test('a product without reviews says so', async () => {
  await open(buildProduct())

  const reviews = await screen.findByRole('region', { name: 'Customer Reviews' })
  expect(within(reviews).getByText('No reviews yet')).toBeVisible()
})

test('Show more adds the next reviews to those that are read', async () => {
  const [first, ...rest] = Array.from({ length: 12 }, () => buildReview({ feedback: 'Good.' }))
  const shown = [{ ...first, feedback: 'The newest.' }, ...rest.slice(0, 9)]
  const product = buildProduct({ id: 'p-1', rating: 4.6, reviewCount: 12, reviews: buildReviews(shown, 12) })
  const later = { __typename: 'Product', id: 'p-1', reviews: buildReviews(rest.slice(9), 12) }
  const server = fakeServer({
    Product: () => ({ product }),
    ReviewPage: ({ page }) => (page === 1 ? { product: later } : Promise.reject(new Error('another page'))),
  })
  const { user } = await visit('/productDetail/p-1', server)

  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Shoaib H.' })).toHaveLength(12))
  expect(screen.getByText('The newest.')).toBeVisible()
  expect(screen.getAllByText('12 Nov 2026')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])('a product that the server refuses with %s is not here', async (code) => {
  await visit('/productDetail/p-1', fakeServer({ Product: () => Promise.reject(refusal(code)) }))

  expect(await heading()).toHaveTextContent('This page is not here')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})

test('a product that does not load can be asked for again', async () => {
  let connected = false
  const answer = () => (connected ? { product: buildProduct({ name: 'Oud Attar' }) } : Promise.reject(noConnection()))
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product: answer }))

  expect(await screen.findByRole('alert')).toHaveTextContent('This product could not be loaded')
  connected = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading()).toHaveTextContent('Oud Attar')
})
