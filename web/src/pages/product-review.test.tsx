import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { openAs, product } from '../testing/open-product.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const press = (name: string) => screen.findByRole('button', { name })

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

test('a review is sent without what nobody can see in it, and with its emoji whole', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  const { user } = await openAs(buildUser(), { PostReview })
  const box = await screen.findByPlaceholderText('Whats in your mind ??')
  fireEvent.change(box, { target: { value: 'Go\uFE0Fod \u202Ea❤\uFE0F ' } })
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('Good a❤\uFE0F', { selector: 'li *' })).toBeVisible()
  expect(PostReview).toHaveBeenCalledWith({ input: { productId: 'p-1', rating: 5, feedback: 'Good a❤\uFE0F' } })
})

test('a review may have as many characters as the shop keeps, an emoji being one', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  const { user } = await openAs(buildUser(), { PostReview })
  const box = await screen.findByPlaceholderText('Whats in your mind ??')
  fireEvent.change(box, { target: { value: '👍'.repeat(2001) } })
  await user.click(await press('Send Feedback'))
  expect(await screen.findByRole('link', { name: 'The feedback can have 2,000 characters at most' })).toBeVisible()
  fireEvent.change(box, { target: { value: '👍'.repeat(2000) } })
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('👍'.repeat(2000), { selector: 'li *' })).toBeVisible()
  expect(PostReview).toHaveBeenCalledTimes(1)
})

test('a review that was begun is found again', async () => {
  const { user } = await openAs(buildUser())
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'A calm')
  cleanup()
  await openAs(buildUser())
  expect(await screen.findByPlaceholderText('Whats in your mind ??')).toHaveValue('A calm')
})

test('whether a product was reviewed before can be asked for again when it did not load', async () => {
  let connected = false
  const ownReview = {
    __typename: 'Review',
    id: 'r-1',
    rating: 2,
    feedback: 'Too sweet.',
    postedAt: '2026-11-03T09:00:00Z',
  }
  const OwnReview = () => (connected ? { ownReview } : Promise.reject(noConnection()))
  const { user } = await openAs(buildUser(), { OwnReview })

  const failed = 'Whether you reviewed this before could not be loaded.'
  expect(await screen.findByText(failed)).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: `Try again: ${failed}` }))
  expect(await screen.findByText(/^You reviewed this on 3 Nov 2026/)).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
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
