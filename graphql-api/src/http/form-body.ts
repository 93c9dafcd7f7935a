import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readForm } from '../validation/form-data.js'

const MAX_FORM_BYTES = 50_000
// More than a form has, so that fields which nobody asked for are told by their names.
const MAX_FIELDS = 20

/** Accepts multipart forms only; the body becomes an object of their fields. */
export const takeForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => fieldsOf(headers['content-type'] ?? '', body),
  )
}

const fieldsOf = async (type: string, body: Buffer) => {
  const form = await readForm(type, body, MAX_FIELDS)
  return Object.fromEntries([...form].map(([name, value]) => [name, asTyped(value)]))
}

// Browsers send a new line as CR LF, which would count as two characters of the limit.
const asTyped = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)
