import { DomainError } from '../errors.js'

// A file name of 255 letters in Bangla has 765 bytes.
const HEADER_BYTES = 2000

/**
 * The fields and files of a multipart form. What would take long to read is refused unread: it is read in one piece.
 * @param most how many fields and files there may be
 * @throws DomainError BAD_USER_INPUT when it is no form, or one that is too large in this way
 */
export const readForm = async (contentType: string, body: Buffer, most: number): Promise<FormData> => {
  const [, boundary] = withBoundary.exec(contentType) ?? []
  if (boundary === undefined) throw refused(WELL_FORMED)
  const starts = startsOf(body, `--${boundary}`, most + 1)
  // The last one is where the form ends.
  if (starts.length > most + 1) throw refused(`must have no more parts than ${most}`)
  if (starts.some((start) => hasLongHeader(body.subarray(start)))) throw refused(SHORT_HEADERS)
  // Written anew, so that what was looked at is what is read.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  return new Response(body, { headers }).formData().catch((cause) => {
    throw refused(WELL_FORMED, cause)
  })
}

// What RFC 2046 lets stand in it, but for spaces, which nobody sends.
const withBoundary = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i

const WELL_FORMED = 'must be a well-formed form'
const SHORT_HEADERS = `must be a form whose parts have at most ${HEADER_BYTES} bytes of headers`

const refused = (rule: string, cause?: unknown) =>
  new DomainError('BAD_USER_INPUT', { fields: { body: [rule] } }, { cause })

/** Where parts begin, and where the form ends; of more than so many one more. */
const startsOf = (body: Buffer, delimiter: string, most: number) => {
  const starts: number[] = []
  for (
    let start = body.indexOf(delimiter);
    start >= 0 && starts.length <= most;
    start = body.indexOf(delimiter, start + delimiter.length)
  )
    starts.push(start)
  return starts
}

// Of a form that ends within so many bytes no header is longer.
const hasLongHeader = (part: Buffer) =>
  part.length > HEADER_BYTES && !part.subarray(0, HEADER_BYTES).includes('\r\n\r\n')
