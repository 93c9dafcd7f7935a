import { limits } from '@sunnah-store/schema/limits'
import { pictureTypes } from '@sunnah-store/schema/pictures'
import { endpoints } from '@sunnah-store/schema/routes'
import { errorDetails } from '../../../../lib/failure/error-code.ts'
import { isRecord } from '../../../../lib/is-record.ts'
import { callWithFile, type FileAnswer } from '../../../../lib/network/file-call.ts'

/** Why a picture was not taken. */
export type PictureFault = 'wrongType' | 'tooLarge' | 'tooManyPixels' | 'unreadable' | 'failed'

export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(`The picture was not taken: ${fault}`)
  }
}

interface Sending {
  renew: () => Promise<string | null>
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Uploads a picture. @returns its address, for the product
 * @throws PictureRefused; TypeError without a response; the signal's reason when aborted
 */
export const uploadPicture = async (file: File, sending: Sending): Promise<string> => {
  // Some phones send no file type; the server checks the content then.
  if (file.type && !pictureTypes.includes(file.type)) throw new PictureRefused('wrongType')
  if (file.size > limits.pictureBytes) throw new PictureRefused('tooLarge')

  const body = new FormData()
  body.append('file', file)
  return urlOf(await callWithFile({ method: 'POST', address: endpoints.pictures, as: 'json', body, ...sending }))
}

const faults: Record<number, PictureFault> = { 400: 'unreadable', 413: 'tooLarge', 415: 'wrongType' }

const urlOf = ({ status, body }: FileAnswer) => {
  if (status === 201 && isRecord(body) && typeof body.url === 'string') return body.url
  throw new PictureRefused('megapixels' in errorDetails(body) ? 'tooManyPixels' : (faults[status] ?? 'failed'))
}
