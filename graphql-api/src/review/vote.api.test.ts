import { removeUser } from '../account/remove-user.service.js'
import { checkInvariants } from '../commands/invariants.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'
import { Review } from './review.entity.js'
import { postReview } from './review.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

const votes = 'helpfulCount unhelpfulCount'
const vote = async (user: User, reviewId: string, isHelpful: boolean | null) => {
  const { data, errors } = await server.graphql<{ voteOnReview: object }>(
    `mutation ($input: VoteOnReviewInput!) { voteOnReview(input: $input) { ${votes} } }`,
    { input: { reviewId, isHelpful } },
    user,
  )
  return data?.voteOnReview ?? errors?.[0]?.extensions.code
}
const counts = (helpfulCount: number, unhelpfulCount: number) => ({ helpfulCount, unhelpfulCount })
const buildVoter = () => buildShopper(server.db, { emailVerified: true })
const reviewed = () => buildProduct(server.db).then((product) => buildReview(server.db, product))

test('one person has one vote on a review, may change it and take it back', async () => {
  const [{ id }, amina, yusuf] = [await reviewed(), await buildVoter(), await buildVoter()]

  expect(await vote(amina, id, true)).toEqual(counts(1, 0))
  expect(await vote(amina, id, true)).toEqual(counts(1, 0))
  expect(await vote(yusuf, id, false)).toEqual(counts(1, 1))
  expect(await vote(amina, id, false)).toEqual(counts(0, 2))
  expect(await vote(amina, id, null)).toEqual(counts(0, 1))
  expect(await vote(amina, id, null)).toEqual(counts(0, 1))
})

test('whoever has confirmed nothing and received nothing has no vote, and may take theirs back', async () => {
  const [{ id }, known] = [await reviewed(), await buildVoter()]
  const [byPhone, customer] = [
    await buildShopper(server.db, { phone: '+8801712345678', phoneVerified: true }),
    await buildShopper(server.db),
  ]
  const placed = await placeOrder(server.db, customer, orderInput([await buildProduct(server.db)]))
  expect(await vote(customer, id, true)).toBe('EMAIL_NOT_CONFIRMED')
  await markDelivered(server.db, placed.id)

  expect(await vote(customer, id, true)).toEqual(counts(1, 0))
  expect(await vote(byPhone, id, true)).toEqual(counts(2, 0))
  expect(await vote(known, id, true)).toEqual(counts(3, 0))
  await server.db.update(User, { id: known.id }, { emailVerified: false })
  expect(await vote(known, id, false)).toBe('EMAIL_NOT_CONFIRMED')
  expect(await vote(known, id, null)).toEqual(counts(2, 0))
})

test('twenty votes at once are all counted', async () => {
  const { id } = await reviewed()
  const crowd = await Promise.all(Array.from({ length: 20 }, () => buildVoter()))

  await Promise.all(crowd.map((shopper) => vote(shopper, id, true)))

  expect(await server.db.findOneByOrFail(Review, { id })).toMatchObject(counts(20, 0))
})

test('votes go with the words and the stars that they were given to, and stay with them', async () => {
  const [review, amina] = [await reviewed(), await buildVoter()]
  const reviewer = await server.db.findOneByOrFail(User, { id: review.reviewerId })
  await vote(amina, review.id, true)
  const { productId, rating, feedback } = review
  const post = (given: object) => postReview(server.db, reviewer, { productId, rating, feedback, ...given })

  expect(await post({})).toMatchObject(counts(1, 0))
  expect(await post({ feedback: 'Buy at another shop.' })).toMatchObject(counts(0, 0))
  await vote(amina, review.id, false)
  expect(await post({ feedback: 'Buy at another shop.', rating: rating === 1 ? 2 : 1 })).toMatchObject(counts(0, 0))
})

test('nobody votes on what they wrote, or on nothing', async () => {
  const amina = await buildVoter()
  const { id } = await buildReview(server.db, await buildProduct(server.db), { reviewerId: amina.id })

  expect(await vote(amina, id, true)).toBe('FORBIDDEN')
  expect(await vote(amina, '00000000-0000-4000-8000-000000000000', true)).toBe('NOT_FOUND')
})

test('shoppers find their own votes on the reviews of a product, and nobody else’s', async () => {
  const [review, other, amina, yusuf] = [await reviewed(), await reviewed(), await buildVoter(), await buildVoter()]
  await vote(amina, review.id, false)
  await vote(amina, other.id, true)
  const own = async (user: User) => {
    const query = 'query ($id: ID!) { ownVotes(productId: $id) { reviewId isHelpful } }'
    return (await server.graphql<{ ownVotes: object[] }>(query, { id: review.productId }, user)).data?.ownVotes
  }

  expect(await own(amina)).toEqual([{ reviewId: review.id, isHelpful: false }])
  expect(await own(yusuf)).toEqual([])
})

test('the votes of a removed account no longer count', async () => {
  const [{ id }, amina] = [await reviewed(), await buildVoter()]
  await vote(amina, id, true)
  const deleteAccount = async () => {}

  await removeUser(
    server.db,
    { holderOf: jest.fn(), verifyIdToken: jest.fn(), knows: jest.fn(), endLogIns: jest.fn(), deleteAccount },
    amina,
    amina.id,
  )

  expect(await server.db.findOneByOrFail(Review, { id })).toMatchObject(counts(0, 0))
})

test('reviews come in the order that is asked for, and visitors see a vote at once', async () => {
  const product = await buildProduct(server.db)
  const [poor, good, best] = [
    await buildReview(server.db, product, { rating: 1 }),
    await buildReview(server.db, product, { rating: 4 }),
    await buildReview(server.db, product, { rating: 5 }),
  ]
  const read = async (sort: string) => {
    const query = `query ($id: ID!, $sort: ReviewSort!) { product(id: $id) { reviews(sort: $sort) { items { id } } } }`
    const { data } = await server.graphql<{ product: { reviews: { items: { id: string }[] } } }>(query, {
      id: product.id,
      sort,
    })
    return data?.product.reviews.items.map(({ id }) => id)
  }

  expect(await read('HIGHEST')).toEqual([best.id, good.id, poor.id])
  expect(await read('LOWEST')).toEqual([poor.id, good.id, best.id])
  expect(await read('NEWEST')).toEqual([best.id, good.id, poor.id])
  expect(await read('MOST_HELPFUL')).toEqual([best.id, good.id, poor.id])

  await vote(await buildVoter(), good.id, true)
  expect(await read('MOST_HELPFUL')).toEqual([good.id, best.id, poor.id])
})

test('one query may ask for several orders of several products', async () => {
  const product = await buildProduct(server.db)
  for (const rating of [2, 5, 3]) await buildReview(server.db, product, { rating })

  const { data } = await server.graphql<Record<string, { reviews: object; best: object }>>(
    `query ($id: ID!) { product(id: $id) {
      reviews { items { rating } } best: reviews(sort: HIGHEST, size: 2) { items { rating } }
    } }`,
    { id: product.id },
  )

  expect(data?.product).toEqual({
    reviews: { items: [{ rating: 3 }, { rating: 5 }, { rating: 2 }] },
    best: { items: [{ rating: 5 }, { rating: 3 }] },
  })
})
