import { DomainError } from '../errors.js'

/** The fields and files of a multipart form. @throws DomainError BAD_USER_INPUT when it is none */
export const readForm = (contentType: string, body: Buffer): Promise<FormData> =>
  new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause) => {
    throw new DomainError('BAD_USER_INPUT', { fields: { body: ['must be a well-formed form'] } }, { cause })
  })
