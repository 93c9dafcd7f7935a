import { withToken } from './identity/with-token.ts'

interface Upload {
  address: string
  body: XMLHttpRequestBodyInit
  headers?: Record<string, string>
  renew: () => Promise<string | null>
  /** How much has left this device, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** What the shop answered to a file. */
export interface UploadAnswer {
  status: number
  body: unknown
}

/**
 * Sends a file of somebody signed in. (fetch does not tell how far it is.)
 * @throws TypeError when no answer comes; the signal's reason when it was called off
 */
export const upload = ({ renew, ...rest }: Upload): Promise<UploadAnswer> =>
  withToken(renew, (token) => send(token, rest))

const send = (token: string | null, { address, body, headers = {}, onProgress, signal }: Omit<Upload, 'renew'>) =>
  new Promise<UploadAnswer>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', address)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) })
    request.onerror = () => reject(new TypeError('No answer'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
