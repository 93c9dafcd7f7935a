import { act, cleanup, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { buildProduct, buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Answers = Parameters<typeof fakeServer>[0]

const product = buildProduct({ id: 'p-1', name: 'Oud Attar', quantity: 4, discountedPrice: 722 })
const Product = () => ({ product })
const cart = { __typename: 'Cart', itemCount: 1, total: 722, canCheckOut: true, items: [] }

const openAs = (user: object, answers: Answers = {}) => {
  stayLoggedIn()
  return visit('/buynow/p-1', serverOf(user, { Product, OwnReview: () => ({ ownReview: null }), ...answers }))
}
const refused = (code: string, details?: object) =>
  Promise.reject(new GraphQLError('refused', { extensions: { code, details } }))
const quantity = () => screen.findByRole('textbox', { name: 'Quantity' })
const press = (name: string) => screen.findByRole('button', { name })

test('the quantity begins at 1, and the buttons keep it between 0 and the stock', async () => {
  const { user } = await openAs(buildUser())
  expect(await quantity()).toHaveValue('1')
  await user.click(await press('One less'))
  expect(await quantity()).toHaveValue('0')
  expect(await press('One less')).toBeDisabled()
  for (let clicks = 0; clicks < 6; clicks += 1) await user.click(await press('One more'))
  expect(await quantity()).toHaveValue('4')
})

test.each(['0', '5', '1.5', '-1', 'two', ''])('a quantity of "%s" is not put in the cart', async (typed) => {
  const AddToCart = jest.fn()
  const { user } = await openAs(buildUser(), { AddToCart })
  await user.clear(await quantity())
  if (typed) await user.type(await quantity(), typed)
  await user.click(await press('Add to cart'))

  expect(screen.getByText('Choose a whole number from 1 to 4')).toBeVisible()
  expect(await quantity()).toHaveFocus()
  expect(await quantity()).toBeInvalid()
  expect(AddToCart).not.toHaveBeenCalled()
})

test('adding says how many were added', async () => {
  const AddToCart = jest.fn(() => ({ addToCart: cart }))
  const { user } = await openAs(buildUser(), { AddToCart })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))

  expect(await screen.findByText('2 Items Added to cart')).toBeVisible()
  expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'p-1', quantity: 2 } })
})

test.each([
  [3, 'Your cart holds 3 already, and 4 are in stock. You can add 1 more.'],
  [4, 'Your cart holds 4 already, and 4 are in stock. No more can be added.'],
])('who has %i of 4 in the cart is told how many more go, and led to the cart', async (inCart, said) => {
  const lines = [{ productId: 'p-1', name: 'Oud Attar', wanted: inCart + 2, available: 4 }]
  const { user } = await openAs(buildUser(), { AddToCart: () => refused('OUT_OF_STOCK', { lines }) })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart')
})

test('what was sold meanwhile is said without the cart', async () => {
  const lines = [{ productId: 'p-1', name: 'Oud Attar', wanted: 2, available: 1 }]
  const { user } = await openAs(buildUser(), { AddToCart: () => refused('OUT_OF_STOCK', { lines }) })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))
  expect(await screen.findByText('There are only 1 left. Choose fewer.')).toBeVisible()
})

test('Buy now asks once more, and close holds nothing', async () => {
  const HoldStock = jest.fn()
  const { user } = await openAs(buildUser(), { HoldStock })
  await user.click(await press('Buy now'))

  const question = screen.getByRole('alertdialog', { name: 'Are you sure want to Oud Attar' })
  expect(within(question).getByRole('button', { name: 'close' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(HoldStock).not.toHaveBeenCalled()
})

test.each([
  ['OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 4, available: 2 }] }, /only 2 left/],
  ['OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 4, available: 0 }] }, /just been sold out/],
  ['TOO_MANY_HOLDS', undefined, /You hold 5 products already/],
  ['RATE_LIMITED', undefined, /try again later/],
])('Yes that is refused with %s says why', async (code, details, message) => {
  const { user } = await openAs(buildUser(), { HoldStock: () => refused(code, details) })
  await user.click(await press('Buy now'))
  await user.click(await press('Yes'))
  expect(await screen.findByText(message)).toBeVisible()
})

test.each(['Add to cart', 'Buy now'])('a visitor who presses %s logs in and comes back to buy', async (name) => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await press(name))
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/buynow/p-1' } })
})

test('the quantity that a visitor chose is still chosen after the log-in', async () => {
  const visitor = await visit('/productDetail/p-1', fakeServer({ Product }))
  await visitor.user.click(await press('One more'))
  await visitor.user.click(await press('One more'))
  await visitor.user.click(await press('Buy now'))
  const { from } = visitor.router.state.location.state
  cleanup()

  stayLoggedIn()
  await visit(from, serverOf(buildUser(), { Product }))
  expect(await quantity()).toHaveValue('3')
})

test('an admin sees neither quantity nor buttons but the way to change it, and is not asked for a review', async () => {
  await openAs(buildUser({ isAdmin: true }))
  expect(await screen.findByRole('link', { name: 'Customise Product' })).toHaveAttribute('href', '/manageProduct/p-1')
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  expect(screen.queryByPlaceholderText('Whats in your mind ??')).toBeNull()
})

test('a review is sent, said to be there, and the box is empty again', async () => {
  const posted = {
    __typename: 'Review',
    id: 'r-1',
    rating: 4,
    feedback: 'A calm scent.',
    postedAt: '2026-11-21T09:00:00Z',
    product: { ...product, rating: 4, reviewCount: 1 },
  }
  const PostReview = jest.fn(() => ({ postReview: posted }))
  const { user } = await openAs(buildUser(), { PostReview })
  await user.selectOptions(await screen.findByLabelText('Rating'), '4')
  await user.type(screen.getByPlaceholderText('Whats in your mind ??'), 'A calm scent.')
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('Reviewed')).toBeVisible()
  expect(PostReview).toHaveBeenCalledWith({ input: { productId: 'p-1', rating: 4, feedback: 'A calm scent.' } })
  expect(screen.getByPlaceholderText('Whats in your mind ??')).toHaveValue('')
  expect(screen.getByText(/^You reviewed this on 21 Nov 2026 and gave it 4 of 5/)).toBeVisible()
})

test('a review stands under the product before the shop has answered, and goes when it is refused', async () => {
  let refuse = () => {}
  const PostReview = () => new Promise<never>((_, reject) => (refuse = () => reject(new Error('refused'))))
  const { user } = await openAs(buildUser(), { PostReview })
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'A calm scent.')
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('A calm scent.', { selector: 'li *' })).toBeVisible()
  await act(async () => refuse())
  expect(await screen.findByText(/What you wrote is still here/)).toBeVisible()
  expect(screen.queryByText('A calm scent.', { selector: 'li *' })).toBeNull()
  expect(screen.getByPlaceholderText('Whats in your mind ??')).toHaveValue('A calm scent.')
})

test('a review that fails keeps what was written', async () => {
  const { user } = await openAs(buildUser(), { PostReview: () => refused('INTERNAL') })
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'A calm scent.')
  await user.click(await press('Send Feedback'))
  expect(await screen.findByText(/What you wrote is still here/)).toBeVisible()
  expect(screen.getByPlaceholderText('Whats in your mind ??')).toHaveValue('A calm scent.')
})

test('a review without words is not sent, which a focused summary says', async () => {
  const { user } = await openAs(buildUser())
  await user.click(await press('Send Feedback'))
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Write what you think of it' }))
  expect(screen.getByPlaceholderText('Whats in your mind ??')).toHaveFocus()
})

test('a review that was begun is found again', async () => {
  const { user } = await openAs(buildUser())
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'A calm')
  cleanup()
  await openAs(buildUser())
  expect(await screen.findByPlaceholderText('Whats in your mind ??')).toHaveValue('A calm')
})

test('the page for buying shows the product after its public page was read', async () => {
  const { router } = await visit('/productDetail/p-1', serverOf(buildUser(), { Product }))
  await screen.findByRole('heading', { level: 1, name: 'Oud Attar' })
  stayLoggedIn()
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })
  await act(() => router.navigate('/buynow/p-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Oud Attar' })).toBeVisible()
})

test('who has reviewed a product is told so, and posting again replaces that at once', async () => {
  const said = (feedback: string) =>
    buildReview({ id: 'r-1', feedback, reviewer: { __typename: 'Reviewer', name: 'Amina', photoUrl: null } })
  const withReview = (feedback: string) => ({ ...product, reviewCount: 1, reviews: buildReviews([said(feedback)]) })
  const PostReview = () => new Promise<never>(() => undefined)
  const ownReview = {
    __typename: 'Review',
    id: 'r-1',
    rating: 2,
    feedback: 'Too sweet.',
    postedAt: '2026-11-03T09:00:00Z',
  }
  const { user } = await openAs(buildUser(), {
    PostReview,
    OwnReview: () => ({ ownReview }),
    Product: () => ({ product: withReview('Too sweet.') }),
  })
  expect(
    await screen.findByText('You reviewed this on 3 Nov 2026 and gave it 2 of 5. What you send now replaces that.'),
  ).toBeVisible()
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'A calm scent.')
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('A calm scent.', { selector: 'li *' })).toBeVisible()
  expect(screen.queryByText('Too sweet.')).toBeNull()
})
