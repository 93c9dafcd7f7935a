import { screen, waitFor, within } from '@testing-library/react'
import { buildProduct, buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser } from '../testing/fake-identity.ts'
import { fakeServer, refused } from '../testing/fake-server.ts'
import { openAs } from '../testing/open-product.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const by = (name: string) => ({ __typename: 'Reviewer', name, photoUrl: null })
const photo = { __typename: 'Image', url: '/images/uploads/a-960.webp', srcSet: null }
const shoaib = buildReview({ id: 'r-1', reviewer: by('Shoaib'), helpfulCount: 6, boughtHere: true, photos: [photo] })
const nova = buildReview({ id: 'r-2', reviewer: by('Nova'), feedback: 'Faint.' })
const product = buildProduct({ id: 'p-1', rating: 4, reviewCount: 2, reviews: buildReviews([nova, shoaib]) })
const Product = () => ({ product })
const entries = () =>
  within(screen.getByRole('region', { name: 'Customer Reviews' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((text) => ['Shoaib', 'Nova'].includes(text))
const voting = (name: string) => screen.findByRole('group', { name: `Did the review by ${name} help you?` })

test('a review says that its product was bought here, and its photos open over the whole window', async () => {
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product }))
  expect(await screen.findAllByText('Bought here')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Photo 1 by Shoaib' }))
  const opened = await screen.findByRole('dialog', { name: 'Photo 1 by Shoaib' })
  expect(within(opened).getByRole('img')).toHaveAttribute('src', photo.url)
})

test('a review names the size and colour that was bought', async () => {
  const boughtVariant = { __typename: 'BoughtVariant', size: 'L', sizeBn: null, color: 'Navy', colorBn: 'নেভি' }
  const review = buildReview({ boughtHere: true, boughtVariant })
  await visit(
    '/productDetail/p-1',
    fakeServer({ Product: () => ({ product: { ...product, reviews: buildReviews([review]) } }) }),
  )
  expect(await screen.findByText('Bought here: Navy · L')).toBeVisible()
})

test('reviews are put into another order, which is asked for', async () => {
  const ReviewPage = jest.fn(() => ({ product: { ...product, reviews: buildReviews([shoaib, nova]) } }))
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product, ReviewPage }))
  const sort = await screen.findByLabelText('Sort by')
  expect(entries()).toEqual(['Nova', 'Shoaib'])
  await user.selectOptions(sort, 'Most helpful')

  await waitFor(() => expect(entries()).toEqual(['Shoaib', 'Nova']))
  expect(ReviewPage).toHaveBeenCalledWith({ id: 'p-1', page: 0, sort: 'MOST_HELPFUL' })
  await user.selectOptions(sort, 'Newest')
  expect(entries()).toEqual(['Nova', 'Shoaib'])
})

test('an order that does not load says so and can be asked for again', async () => {
  let lost = true
  const ReviewPage = () => (lost ? refused('INTERNAL') : { product })
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product, ReviewPage }))
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Best rated')
  expect(await screen.findByText('More reviews could not be loaded. Please try again.')).toBeVisible()
  lost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(entries()).toEqual(['Nova', 'Shoaib']))
})

test('a shopper says whether a review helped, sees it counted at once, and takes it back', async () => {
  const VoteOnReview = jest.fn(({ input }: Record<string, unknown>) => ({
    voteOnReview: {
      __typename: 'Review',
      id: 'r-1',
      helpfulCount: (input as { isHelpful: boolean | null }).isHelpful ? 7 : 6,
      unhelpfulCount: 0,
    },
  }))
  const { user } = await openAs(buildUser(), { Product, VoteOnReview })
  const group = await voting('Shoaib')
  await user.click(within(group).getByRole('button', { name: 'Yes 6' }))

  const pressed = await within(group).findByRole('button', { name: 'Yes 7', pressed: true })
  expect(VoteOnReview).toHaveBeenLastCalledWith({ input: { reviewId: 'r-1', isHelpful: true } })
  await user.click(pressed)
  expect(await within(group).findByRole('button', { name: 'Yes 6', pressed: false })).toBeVisible()
  expect(VoteOnReview).toHaveBeenLastCalledWith({ input: { reviewId: 'r-1', isHelpful: null } })
})

test.each([
  ['fails', 'INTERNAL', 'That could not be sent. Please try again.'],
  ['needs a confirmed email', 'EMAIL_NOT_CONFIRMED', /^Confirm your email address in your profile first/],
])('a vote that %s is taken off again and said', async (_, code, message) => {
  const { user } = await openAs(buildUser(), { Product, VoteOnReview: () => refused(code) })
  const group = await voting('Nova')
  await user.click(within(group).getByRole('button', { name: 'No' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(within(group).getByRole('button', { name: 'No', pressed: false })).toBeVisible()
})

test('a visitor who finds a review helpful logs in first', async () => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await screen.findByRole('link', { name: /^Yes 6: Did the review by Shoaib/ }))
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/buynow/p-1' } })
})

test('nobody is asked about their own review', async () => {
  await openAs(buildUser(), { Product, OwnReview: () => ({ ownReview: { ...shoaib } }) })
  await voting('Nova')
  expect(await screen.findByText('It helped 6 people')).toBeVisible()
  expect(screen.queryByRole('group', { name: /Shoaib/ })).toBeNull()
})

test('the mean says how many of the reviewers bought here', async () => {
  const rated = { ...product, boughtReviewCount: 1 }
  await visit('/productDetail/p-1', fakeServer({ Product: () => ({ product: rated }) }))
  expect(await screen.findByText('1 bought here')).toBeVisible()
})

test('an admin hides a review after a question, and shows a hidden one again', async () => {
  const hidden = { ...nova, id: 'r-3', reviewer: { ...by('Crowd'), email: 'crowd@gmail.com' }, feedback: 'Bad' }
  const SetReviewHidden = jest.fn((asked: Record<string, unknown>) => ({
    setReviewHidden: { __typename: 'Review', id: 'r-1', isHidden: asked.isHidden, product },
  }))
  const HiddenReviews = () => ({ hiddenReviews: [hidden] })
  const { user } = await openAs(buildUser({ isAdmin: true }), { Product, HiddenReviews, SetReviewHidden })

  await user.click(await screen.findByRole('button', { name: 'Hide the review by Shoaib' }))
  expect(SetReviewHidden).not.toHaveBeenCalled()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('The review by Shoaib is hidden')).toBeVisible()
  expect(SetReviewHidden).toHaveBeenLastCalledWith({ id: 'r-1', isHidden: true })

  expect(screen.getByRole('heading', { name: '1 hidden review' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the review by Crowd again' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Show again' }))
  await waitFor(() => expect(SetReviewHidden).toHaveBeenLastCalledWith({ id: 'r-3', isHidden: false }))
})

test('shoppers and visitors cannot hide reviews', async () => {
  await openAs(buildUser(), { Product, OwnVotes: () => ({ ownVotes: [] }) })
  expect(await screen.findByText('Faint.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hide the review/ })).toBeNull()
})
