import { limits } from '@sunnah-store/schema/limits'
import sharp from 'sharp'
import { DomainError } from '../errors.js'
import { widthsUpTo } from './image.js'

const MEGAPIXEL = 1_000_000
const PATIENCE_SECONDS = 20
const WAITING = 8

// No picture comes twice, so what was decoded is not worth its memory.
sharp.cache(false)

// Nothing but these is ever decoded in this process, whatever a file is called or claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * A JPEG, PNG or WebP picture as WebP by its widths (px): those that are less than its own, and the largest that it has
 * up to the last of them. Upright and without its metadata.
 * @throws DomainError BAD_USER_INPUT for anything else, with `megapixels` when those are too many; UNAVAILABLE when too many wait
 */
export const reEncode = async (content: Buffer, widths: readonly number[]): Promise<Map<number, Buffer>> =>
  inTurn(() => allWidths(content, widths).catch(refuse))

// Decoded once: the widths are made from the widest of them.
const allWidths = async (content: Buffer, widths: readonly number[]) => {
  await checkPixels(content)
  const { data, info } = await sharp(content, { limitInputPixels: false, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures = new Map<number, Buffer>()
  for (const wanted of widthsUpTo(width, widths))
    pictures.set(
      wanted,
      await sharp(data, { raw: { width, height, channels } }).resize({ width: wanted }).webp().toBuffer(),
    )
  return pictures
}

// From the head of the file alone. Decoding shrinks a JPEG that lies in rows at once: 17 MB for one of 50 megapixels.
// Of other pictures the whole is needed; the worst of 25 (PNG, interlaced, 16 bits a channel, turned) takes 260 MB.
const checkPixels = async (content: Buffer) => {
  const { format, isProgressive, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  const { photo, other } = limits.pictureMegapixels
  const megapixels = Math.floor((width * height) / MEGAPIXEL)
  if (megapixels > (format === 'jpeg' && !isProgressive ? photo : other))
    throw new DomainError('BAD_USER_INPUT', { fields: { file: [tooManyPixels] }, megapixels })
}

const refuse = (cause: unknown): never => {
  if (cause instanceof DomainError) throw cause
  throw new DomainError('BAD_USER_INPUT', { fields: { file: [accepted] } }, { cause })
}

const accepted = 'file must be a JPEG, PNG or WebP picture'
const tooManyPixels = `file must have at most ${limits.pictureMegapixels.other} megapixels, as a JPEG that is not progressive ${limits.pictureMegapixels.photo}`

let last: Promise<unknown> = Promise.resolve()
let inLine = 0

/** One at a time: decoding takes far more memory than the file does. And few in line, since each brings its file along. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (inLine > WAITING) throw new DomainError('UNAVAILABLE')
  inLine++
  const result = last.then(work)
  last = result.catch(() => {}).finally(() => inLine--)
  return result
}
