import { limits } from '@sunnah-store/schema/limits'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../testing/listening-shop.js'
import { canvas } from '../testing/pictures.js'
import type { User } from '../user/user.entity.js'
import { Review } from './review.entity.js'
import { ReviewUpload } from './review-upload.entity.js'

let shop: ListeningShop
let drawn: Buffer
beforeAll(async () => {
  shop = await openListeningShop()
  drawn = await canvas(400, 300).png().toBuffer()
})
afterAll(() => shop.close())

const upload = (as: User | null, content: Buffer | string = drawn) => shop.uploadPhoto(content, as)
const urlBy = async (shopper: User) => (await upload(shopper)).body.url
const twoOf = (shopper: User) => Promise.all([urlBy(shopper), urlBy(shopper)])

const post = (shopper: User, productId: string, photos: string[]) =>
  shop.graphql<{ postReview: { photos: object[] } }>(
    `mutation ($input: PostReviewInput!) { postReview(input: $input) { photos { url srcSet } } }`,
    { input: { productId, rating: 5, feedback: 'Good', photos } },
    shopper,
  )

test('a review shows up to three photos, in their sizes, and posting again replaces them', async () => {
  const [{ id }, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  const photos = [await urlBy(amina), await urlBy(amina), await urlBy(amina)]

  expect((await post(amina, id, photos)).data?.postReview.photos).toEqual(
    photos.map((url) => ({ url, srcSet: expect.stringMatching(/-320\.webp 320w, .+-400\.webp 400w$/) })),
  )
  expect(await shop.rest('GET', `/review/${id}`)).toMatchObject({ body: [{ photos }] })
  const answer = await shop.call(photos[0] ?? '', {}, null)
  expect(answer.headers.get('content-type')).toBe('image/webp')

  expect((await post(amina, id, [photos[2] ?? ''])).data?.postReview.photos).toHaveLength(1)
  expect((await post(amina, id, [])).data?.postReview.photos).toEqual([])
})

test.each([
  ['another shop’s picture', () => ['https://tracker.example/seen.png']],
  ['a picture of the shop', () => ['/images/placeholder-640.webp']],
  ['somebody else’s photo', async () => [await urlBy(await buildShopper(shop.db))]],
  ['a photo twice', async (amina: User) => Array(2).fill(await urlBy(amina))],
  ['four photos', async (amina: User) => [...(await twoOf(amina)), ...(await twoOf(amina))]],
])('%s is refused, and no review is kept', async (_, photosOf) => {
  const [{ id }, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]

  const { errors } = await post(amina, id, await photosOf(amina))

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { photos: [expect.any(String)] } },
  })
  expect(await shop.db.countBy(Review, { productId: id })).toBe(0)
})

test('shoppers upload photos for reviews, nobody else', async () => {
  expect(await upload(null)).toMatchObject({ status: 401 })
  expect(await upload(shop.admin)).toMatchObject({ status: 403 })
  expect(await upload(await buildShopper(shop.db))).toMatchObject({ status: 201 })
})

test('what is no picture is refused', async () => {
  expect(await upload(await buildShopper(shop.db), 'only words')).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT' } },
  })
})

/** Makes the first upload of somebody 50 minutes old. */
const firstOf = `UPDATE review_upload SET "uploadedAt" = now() - interval '50 minutes'
  WHERE id = (SELECT id FROM review_upload WHERE "uploaderId" = $1 ORDER BY "uploadedAt" LIMIT 1)`

test('so many uploads an hour are one shopper’s share, those that were refused among them; who has had it hears when to come again', async () => {
  const [amina, yusuf] = [await buildShopper(shop.db), await buildShopper(shop.db)]
  const { anHour } = limits.reviewPhotos
  for (let tried = 0; tried < anHour - 1; tried++) await upload(amina, 'only words')

  const answers = await Promise.all([upload(amina), upload(amina)])

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
  expect(await upload(yusuf)).toMatchObject({ status: 201 })

  const body = new FormData()
  body.append('file', new File([drawn], 'photo.jpg', { type: 'image/jpeg' }))
  await shop.db.query(firstOf, [amina.id])
  const refused = await shop.call('/reviewPhoto', { method: 'POST', body }, amina)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(540)
  expect(seconds).toBeLessThanOrEqual(600)
  expect(await refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED', details: { retryAfter: seconds } } })

  await shop.db.update(ReviewUpload, { uploaderId: amina.id }, { uploadedAt: () => "now() - interval '61 minutes'" })
  expect(await upload(amina)).toMatchObject({ status: 201 })
})
