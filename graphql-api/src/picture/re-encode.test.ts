import sharp, { type Sharp } from 'sharp'
import { canvas, photo, pngBomb } from '../testing/pictures.js'
import { reEncode } from './re-encode.js'

test.each([
  ['a photo as a phone with 50 megapixels takes it', 8192, 6144, (drawn: Sharp) => drawn.jpeg()],
  ['a PNG of 25', 5000, 5000, (drawn: Sharp) => drawn.png()],
])('%s is taken', async (_, width, height, as) => {
  const taken = await reEncode(await as(canvas(width, height)).toBuffer(), [320])

  expect(await sharp(taken.get(320)?.webp).metadata()).toMatchObject({ width: 320, height: (320 * height) / width })
})

test.each([
  ['a photo of 51', 8500, 6000, (drawn: Sharp) => drawn.jpeg()],
  ['a JPEG of 26 that shows itself by and by', 5200, 5000, (drawn: Sharp) => drawn.jpeg({ progressive: true })],
  ['a PNG of 26', 5200, 5000, (drawn: Sharp) => drawn.png()],
])('%s megapixels is refused by their number', async (_, width, height, as) => {
  const large = await as(canvas(width, height)).toBuffer()

  await expect(reEncode(large, [320])).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { megapixels: (width * height) / 1_000_000 },
  })
})

test.each([
  [1, 24_000_000],
  [13_000, 2],
])('a line of %i × %i pixels is refused by its length, before it is decoded', async (width, height) => {
  await expect(reEncode(pngBomb(width, height), [320])).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { side: Math.max(width, height) },
  })
})

test('what can be seen through stays so, and grey stays grey', async () => {
  const glass = await canvas(1200, 600).ensureAlpha(0.5).png().toBuffer()
  const grey = await canvas(1200, 600).greyscale().toColourspace('b-w').jpeg().toBuffer()

  const seen = await Promise.all(
    [glass, grey].map(async (content) => (await reEncode(content, [320, 960])).get(320)?.webp),
  )

  const [first, second] = await Promise.all(seen.map((picture) => sharp(picture).stats()))
  expect(first?.isOpaque).toBe(false)
  expect(new Set(second?.channels.map(({ mean }) => Math.round(mean))).size).toBe(1)
})

test('a picture of the shop waits for one of shoppers, not for all of theirs', async () => {
  const original = await photo(2000, 1000)
  const order: string[] = []
  const encode = (whose: 'shop' | 'shopper') =>
    reEncode(original, [320], whose).then(
      () => order.push(whose),
      () => order.push('refused'),
    )

  await Promise.all([...Array.from({ length: 12 }, () => encode('shopper')), encode('shop')])

  expect(order).toEqual([...Array(3).fill('refused'), 'shopper', 'shop', ...Array(8).fill('shopper')])
})

test('one is decoded and eight wait; more are told to come back, and are taken when they do', async () => {
  const original = await photo(200, 100)

  const results = await Promise.allSettled(Array.from({ length: 12 }, () => reEncode(original, [320])))

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.objectContaining({ code: 'UNAVAILABLE' })))
  expect((await reEncode(original, [320])).size).toBe(1)
})

test('a photo full of details weighs at most 7 kB as the picture of a card, and less than as WebP', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const
  const grain = sharp({ create: { width: 160, height: 160, channels: 3, background: '#888', noise } }).png()
  const busy = await sharp(await grain.toBuffer())
    .resize(1200)
    .jpeg()
    .toBuffer()

  const { webp, avif } = (await reEncode(busy, [320, 960])).get(320) ?? {}

  expect(webp?.length).toBeGreaterThan(10_000)
  expect(avif?.length).toBeLessThanOrEqual(7000)
  expect(avif?.subarray(4, 12).toString()).toBe('ftypavif')
})
