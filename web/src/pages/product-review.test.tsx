import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { openAs, product } from '../testing/open-product.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const press = (name: string) => screen.findByRole('button', { name })
const chooseStars = async (user: Awaited<ReturnType<typeof openAs>>['user'], stars = '5') =>
  user.selectOptions(await screen.findByLabelText('Rating'), stars)

test('a review is sent, said to be there, and the box is empty again', async () => {
  const posted = {
    __typename: 'Review',
    id: 'r-1',
    rating: 4,
    feedback: 'A calm scent.',
    postedAt: '2026-11-21T09:00:00Z',
    photos: [],
    boughtHere: false,
    boughtVariant: null,
    isHidden: false,
    helpfulCount: 0,
    unhelpfulCount: 0,
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
  await chooseStars(user)
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
  await chooseStars(user)
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
  await chooseStars(user)
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('Good a❤\uFE0F', { selector: 'li *' })).toBeVisible()
  expect(PostReview).toHaveBeenCalledWith({ input: { productId: 'p-1', rating: 5, feedback: 'Good a❤\uFE0F' } })
})

test('a review may have as many characters as the shop keeps, an emoji being one', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  const { user } = await openAs(buildUser(), { PostReview })
  const box = await screen.findByPlaceholderText('Whats in your mind ??')
  fireEvent.change(box, { target: { value: '👍'.repeat(2001) } })
  await chooseStars(user)
  await user.click(await press('Send Feedback'))
  expect(await screen.findByRole('link', { name: 'The feedback can have 2,000 characters at most' })).toBeVisible()
  fireEvent.change(box, { target: { value: '👍'.repeat(2000) } })
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('👍'.repeat(2000), { selector: 'li *' })).toBeVisible()
  expect(PostReview).toHaveBeenCalledTimes(1)
})

test('a review opens without stars and is not sent until some are chosen', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  const { user } = await openAs(buildUser(), { PostReview })
  expect(await screen.findByLabelText('Rating')).toHaveValue('')
  await user.type(screen.getByPlaceholderText('Whats in your mind ??'), 'A calm scent.')
  await user.click(await press('Send Feedback'))

  await user.click(await screen.findByRole('link', { name: 'Choose how many stars you give' }))
  expect(screen.getByLabelText('Rating')).toHaveFocus()
  expect(PostReview).not.toHaveBeenCalled()
})

test('editing loads what one wrote, its stars and its photos', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  const photos = ['a', 'b'].map((name) => ({
    __typename: 'Image',
    url: `/images/uploads/${name}-960.webp`,
    srcSet: null,
  }))
  const ownReview = { ...buildReview({ id: 'r-1', rating: 2, feedback: 'Too sweet.', photos }) }
  const { user } = await openAs(buildUser(), { PostReview, OwnReview: () => ({ ownReview }) })
  await user.click(await press('Change what you wrote'))

  expect(screen.getByLabelText('Rating')).toHaveFocus()
  expect(screen.getByLabelText('Rating')).toHaveValue('2')
  await user.type(screen.getByPlaceholderText('Whats in your mind ??'), ' But lasting.')
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await user.click(await press('Send Feedback'))
  const input = { productId: 'p-1', rating: 2, feedback: 'Too sweet. But lasting.', photos: [photos[1]?.url] }
  expect(PostReview).toHaveBeenCalledWith({ input })
})

test('photos go with a review, three at most; while one is under way the review waits', async () => {
  const PostReview = jest.fn(() => new Promise<never>(() => undefined))
  let arrive = () => {}
  const sent = fakeUploads(({ body }) => {
    const { name } = (body as FormData).get('file') as File
    const answer = { status: 201, body: { url: `/images/uploads/${name}-960.webp` } }
    return name === 'c' ? new Promise((resolve) => (arrive = () => resolve(answer))) : Promise.resolve(answer)
  })
  const { user } = await openAs(buildUser(), { PostReview })
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'Good')
  await chooseStars(user)
  const files = ['a', 'b', 'c', 'd'].map((name) => new File(['photo'], name, { type: 'image/jpeg' }))
  await user.upload(screen.getByLabelText('Add photos, up to 3'), files)
  expect(await screen.findByText('There are as many pictures as there can be. Remove one first')).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[0]).toMatchObject({ address: '/reviewPhoto', headers: { authorization: 'Bearer access-token' } })

  await user.click(await press('Send Feedback'))
  expect(await screen.findByRole('link', { name: /Wait until the photo is uploaded/ })).toBeVisible()
  await act(async () => arrive())
  expect(await screen.findByRole('img', { name: 'Your photo 3' })).toBeVisible()
  await user.click(await press('Send Feedback'))
  const photos = ['a', 'b', 'c'].map((name) => `/images/uploads/${name}-960.webp`)
  await waitFor(() => expect(PostReview).toHaveBeenCalledWith({ input: expect.objectContaining({ photos }) }))
})

test('a photo that cannot be read holds up neither the review nor the photo that had no place beside it', async () => {
  let answerBroken = () => {}
  fakeUploads(({ body }) => {
    const { name } = (body as FormData).get('file') as File
    if (name !== 'broken') return Promise.resolve({ status: 201, body: { url: `/images/uploads/${name}-960.webp` } })
    return new Promise((resolve) => (answerBroken = () => resolve({ status: 400 })))
  })
  const { user } = await openAs(buildUser())
  await user.type(await screen.findByPlaceholderText('Whats in your mind ??'), 'Good')
  const files = ['a', 'b', 'broken', 'd'].map((name) => new File(['photo'], name, { type: 'image/jpeg' }))
  await user.upload(screen.getByLabelText('Add photos, up to 3'), files)
  expect(await screen.findByRole('img', { name: 'Your photo 2' })).toBeVisible()
  await user.click(await press('Send Feedback'))
  expect(await screen.findByRole('link', { name: /Wait until the photo is uploaded/ })).toBeVisible()

  await act(async () => answerBroken())
  await user.click(await screen.findByRole('button', { name: 'Leave out broken' }))
  expect(screen.queryByText(/Wait until the photo is uploaded/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again: d' }))
  expect(await screen.findByRole('img', { name: 'Your photo 3' })).toBeVisible()
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
    isHidden: false,
    photos: [],
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
    isHidden: false,
    photos: [],
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
  await chooseStars(user)
  await user.click(await press('Send Feedback'))

  expect(await screen.findByText('A calm scent.', { selector: 'li *' })).toBeVisible()
  expect(screen.queryByText('Too sweet.')).toBeNull()
})
