import { limits } from '@sunnah-store/schema/limits'
import type { Sharp } from 'sharp'
import { DomainError } from '../errors.js'
import { atMost } from '../queue/at-most.js'
import { keptOnce } from '../queue/kept-once.js'
import { widthsUpTo } from './image.js'

const MEGAPIXEL = 1_000_000
const PATIENCE_SECONDS = 20
const WAITING = 8

/** Loads what decodes pictures, of which there is one: the start does not wait for it. */
const loadSharp = keptOnce(async () => {
  const { default: sharp } = await import('sharp')
  // No picture is decoded twice, so sharp's cache would only cost memory.
  sharp.cache(false)
  // With more threads an AVIF weighs more.
  sharp.concurrency(1)
  // The only formats that are decoded in this process, whatever the file's name or declared type.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
})

// Decoding takes much memory, and each waiting upload keeps its file in memory.
const inTurn = atMost(1, { places: WAITING })
const amongShoppers = atMost(1, { places: WAITING })

export interface Encoded {
  webp: Buffer
  /** Null where it would not be smaller. */
  avif: Buffer | null
}

/**
 * Encodes a JPEG, PNG or WebP picture as WebP and AVIF, by width (px): all widths below its own, and its own
 * up to the largest of them. The result is upright and has no metadata.
 * @param whose pictures of shoppers wait for each other, so that those of the shop wait for one of them at most
 * @throws DomainError BAD_USER_INPUT for any other file, with `megapixels` when it has too many; UNAVAILABLE when the queue is full
 */
export const reEncode = async (
  content: Buffer,
  widths: readonly number[],
  whose: 'shop' | 'shopper' = 'shop',
): Promise<Map<number, Encoded>> => {
  const encode = () => inTurn(() => allWidths(content, widths).catch(refuse))
  return whose === 'shop' ? encode() : amongShoppers(encode)
}

// Decoded once: the smaller widths are made from the largest.
const allWidths = async (content: Buffer, widths: readonly number[]) => {
  const sharp = await loadSharp()
  await checkPixels(content)
  const { data, info } = await sharp(content, { limitInputPixels: false, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures = new Map<number, Encoded>()
  for (const wanted of widthsUpTo(width, widths))
    pictures.set(
      wanted,
      await asBoth(sharp(data, { raw: { width, height, channels } }).resize({ width: wanted }), wanted),
    )
  return pictures
}

const asBoth = async (picture: Sharp, width: number): Promise<Encoded> => {
  const webp = await picture.clone().webp().toBuffer()
  const avif = await asAvif(picture, width)
  return { webp, avif: avif.length < webp.length ? avif : null }
}

/** A card of a phone shows no more pixels, and weighs at most that many bytes as far as its picture allows. */
const card = { width: 320, bytes: 7000 }
// As the shop's own pictures have it, and less for those that are too busy; below, one sees what was left out.
const qualities = [45, 36, 28]

// More effort takes several times the processor for a hundredth less.
const asAvif = async (picture: Sharp, width: number) => {
  let avif = Buffer.alloc(0)
  for (const quality of qualities) {
    avif = await picture.clone().avif({ quality, effort: 0 }).toBuffer()
    if (width > card.width || avif.length <= card.bytes) break
  }
  return avif
}

// Read from the file's header. A baseline JPEG is scaled down while it is decoded: 17 MB of memory for 50 megapixels.
// Other formats are decoded whole; the worst case of 25 megapixels (PNG, interlaced, 16 bits per channel, rotated) takes 260 MB.
const checkPixels = async (content: Buffer) => {
  const sharp = await loadSharp()
  const { format, isProgressive, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  const { photo, other } = limits.pictureMegapixels
  const megapixels = Math.floor((width * height) / MEGAPIXEL)
  if (megapixels > (format === 'jpeg' && !isProgressive ? photo : other))
    throw new DomainError('BAD_USER_INPUT', { fields: { file: [tooManyPixels] }, megapixels })
  // Lines of one pixel are slow to decode, however few pixels there are.
  if (Math.max(width, height) > limits.pictureSide)
    throw new DomainError('BAD_USER_INPUT', { fields: { file: [tooLong] }, side: Math.max(width, height) })
}

const refuse = (cause: unknown): never => {
  if (cause instanceof DomainError) throw cause
  throw new DomainError('BAD_USER_INPUT', { fields: { file: [accepted] } }, { cause })
}

const accepted = 'file must be a JPEG, PNG or WebP picture'
const tooLong = `file must have at most ${limits.pictureSide} pixels a side`
const tooManyPixels = `file must have at most ${limits.pictureMegapixels.other} megapixels, as a JPEG that is not progressive ${limits.pictureMegapixels.photo}`
