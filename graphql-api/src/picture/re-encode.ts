import sharp from 'sharp'
import { DomainError } from '../errors.js'

// Twice what phones usually take; the worst of that size (interlaced, 16 bits a channel, turned) needs 260 MB to decode.
const MAX_PIXELS = 25_000_000
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
 * A JPEG, PNG or WebP picture as WebP of each width (px), upright and without its metadata; never made larger than it is.
 * @throws DomainError BAD_USER_INPUT for anything else, and for more than 25 megapixels; UNAVAILABLE when too many wait
 */
export const reEncode = async <Width extends number>(
  content: Buffer,
  widths: readonly Width[],
): Promise<Map<Width, Buffer>> => inTurn(() => allWidths(content, widths).catch(refuse))

// Decoded once: the widths are made from the widest of them.
const allWidths = async <Width extends number>(content: Buffer, widths: readonly Width[]) => {
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures = new Map<Width, Buffer>()
  for (const wanted of widths)
    pictures.set(
      wanted,
      await sharp(data, { raw: { width, height, channels } })
        .resize({ width: wanted, withoutEnlargement: true })
        .webp()
        .toBuffer(),
    )
  return pictures
}

const refuse = (cause: unknown): never => {
  throw new DomainError('BAD_USER_INPUT', { fields: { file: [accepted] } }, { cause })
}

const accepted = 'file must be a JPEG, PNG or WebP picture of at most 25 megapixels'

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
