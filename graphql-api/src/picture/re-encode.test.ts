import sharp from 'sharp'
import { canvas, photo } from '../testing/pictures.js'
import { reEncode } from './re-encode.js'

test('a picture of more than 25 megapixels is refused, one of less is taken', async () => {
  const large = await canvas(5001, 5000).png().toBuffer()
  await expect(reEncode(large, [320])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })

  const taken = await reEncode(await canvas(5000, 5000).png().toBuffer(), [320])
  expect(await sharp(taken.get(320)).metadata()).toMatchObject({ width: 320, height: 320 })
})

test('what can be seen through stays so, and grey stays grey', async () => {
  const glass = await canvas(1200, 600).ensureAlpha(0.5).png().toBuffer()
  const grey = await canvas(1200, 600).greyscale().toColourspace('b-w').jpeg().toBuffer()

  const seen = await Promise.all([glass, grey].map(async (content) => (await reEncode(content, [320, 960])).get(320)))

  const [first, second] = await Promise.all(seen.map((picture) => sharp(picture).stats()))
  expect(first?.isOpaque).toBe(false)
  expect(new Set(second?.channels.map(({ mean }) => Math.round(mean))).size).toBe(1)
})

test('one is decoded and eight wait; more are told to come back, and are taken when they do', async () => {
  const original = await photo(200, 100)

  const results = await Promise.allSettled(Array.from({ length: 12 }, () => reEncode(original, [320])))

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.objectContaining({ code: 'UNAVAILABLE' })))
  expect((await reEncode(original, [320])).size).toBe(1)
})
