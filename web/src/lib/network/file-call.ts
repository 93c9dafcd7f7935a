import { endsSoon, readAccessToken } from '../identity/access-token.ts'

interface FileCall {
  method: 'GET' | 'POST'
  address: string
  /** What the answer is read as. */
  as: 'blob' | 'json'
  body?: XMLHttpRequestBodyInit
  headers?: Record<string, string>
  /** Brings a new access token when this one has ended or was refused. */
  renew: () => Promise<string | null>
  /** How much has left this device, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** The parsed response; null when it cannot be parsed. */
export interface FileAnswer {
  status: number
  body: unknown
}

// In milliseconds: the limit without any progress of upload or download, and the limit for processing on the server.
const stillness = 60_000
const work = 120_000

/**
 * Uploads or downloads a file with the access token, without a time limit while there is progress. (Uses XMLHttpRequest: fetch does not
 * report the progress of uploads.)
 * @throws TypeError without a response; the signal's reason when aborted
 */
export const callWithFile = ({ renew, ...call }: FileCall): Promise<FileAnswer> =>
  withToken(renew, (token) => send(token, call))

// An expired or refused token is renewed once.
const withToken = async (renew: FileCall['renew'], sendWith: (token: string | null) => Promise<FileAnswer>) => {
  const token = readAccessToken()
  const first = await sendWith(token && endsSoon(token) ? await renew() : token)
  if (first.status !== 401) return first
  const renewed = await renew()
  return renewed ? sendWith(renewed) : first
}

const send = (
  token: string | null,
  { method, address, as, body, headers = {}, onProgress, signal }: Omit<FileCall, 'renew'>,
) => {
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined

  return new Promise<FileAnswer>((resolve, reject) => {
    const fail = () => reject(new TypeError('No answer'))
    const waitFor = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail()
        request.abort()
      }, milliseconds)
    }

    signal?.throwIfAborted()
    request.open(method, address)
    request.responseType = as
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(loaded < total ? stillness : work)
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onprogress = () => waitFor(stillness)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = fail
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    waitFor(body ? stillness : work)
    request.send(body)
  }).finally(() => clearTimeout(timer))
}
