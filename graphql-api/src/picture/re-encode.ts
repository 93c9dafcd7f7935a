import sharp from 'sharp'
import { DomainError } from '../errors.js'

// A picture of 50 megapixels is what the largest phone cameras take; decoded it needs 150 MB.
const MAX_PIXELS = 50_000_000
const PATIENCE_SECONDS = 20

// Nothing but these is ever decoded in this process, whatever a file is called or claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * A JPEG, PNG or WebP picture as WebP of each width (px), upright and without its metadata; never made larger than it is.
 * @throws DomainError BAD_USER_INPUT for anything else, and for more than 50 megapixels
 */
export const reEncode = async <Width extends number>(
  content: Buffer,
  widths: readonly Width[],
): Promise<Map<Width, Buffer>> => inTurn(() => allWidths(content, widths).catch(refuse))

const allWidths = async <Width extends number>(content: Buffer, widths: readonly Width[]) => {
  const pictures = new Map<Width, Buffer>()
  for (const width of widths)
    pictures.set(
      width,
      await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: PATIENCE_SECONDS })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp()
        .toBuffer(),
    )
  return pictures
}

const refuse = (cause: unknown): never => {
  throw new DomainError('BAD_USER_INPUT', { fields: { file: [accepted] } }, { cause })
}

const accepted = 'file must be a JPEG, PNG or WebP picture of at most 50 megapixels'

let last: Promise<unknown> = Promise.resolve()

/** One at a time: decoding takes far more memory than the file does. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}
