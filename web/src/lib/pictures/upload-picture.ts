import { limits } from '@sunnah-store/schema/limits'
import { pictureTypes } from '@sunnah-store/schema/pictures'
import { errorDetails } from '../failure/error-code.ts'
import { isRecord } from '../is-record.ts'
import { callWithFile, type FileAnswer } from '../network/file-call.ts'

/** Why a picture was not taken. */
export type PictureFault =
  | 'wrongType'
  | 'tooLarge'
  | 'tooLong'
  | 'tooManyPixels'
  | 'tooMany'
  | 'tooOften'
  | 'unreadable'
  | 'failed'

export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(`The picture was not taken: ${fault}`)
  }
}

interface Sending {
  /** Where the shop takes it. */
  address: string
  renew: () => Promise<string | null>
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Uploads a picture, shrunk if it is larger than the shop takes. @returns its address at the shop
 * @throws PictureRefused; TypeError without a response; the signal's reason when aborted
 */
export const uploadPicture = async (file: File, sending: Sending): Promise<string> => {
  // Some phones send no file type; the server checks the content then.
  if (file.type && !pictureTypes.includes(file.type)) throw new PictureRefused('wrongType')

  const body = new FormData()
  body.append('file', file.size > limits.pictureBytes ? await shrunk(file) : file)
  return urlOf(await callWithFile({ method: 'POST', as: 'json', body, ...sending }))
}

// What the browser cannot read is not made smaller either.
const shrunk = async (file: File) => {
  const { shrinkPhoto } = await import('./shrink-photo.ts')
  const small = await shrinkPhoto(file).catch(() => null)
  if (!small || small.size > limits.pictureBytes) throw new PictureRefused('tooLarge')
  return small
}

const faults: Record<number, PictureFault> = { 400: 'unreadable', 413: 'tooLarge', 415: 'wrongType', 429: 'tooOften' }

const urlOf = ({ status, body }: FileAnswer) => {
  if (status === 201 && isRecord(body) && typeof body.url === 'string') return body.url
  const details = errorDetails(body)
  if ('side' in details) throw new PictureRefused('tooLong')
  throw new PictureRefused('megapixels' in details ? 'tooManyPixels' : (faults[status] ?? 'failed'))
}
