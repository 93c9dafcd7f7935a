import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { addPicture, readPicture } from '../picture/picture.service.js'
import type { PictureStore } from '../picture/picture-store.js'
import { readForm } from '../validation/form-data.js'
import { onlyAdmins, type UserOf } from './only-admins.js'

// What a form says around its file: boundaries, names, types.
const FORM_BYTES = 10_000
const YEAR = 'public, max-age=31536000, immutable'

/** Takes pictures from admins, and shows them to everybody. */
export const mountPictures = async (app: FastifyInstance, store: PictureStore, userOf: UserOf): Promise<void> => {
  const { admit } = onlyAdmins(userOf)

  app.get<{ Params: { name: string } }>(endpoints.picture, async ({ params }, reply) => {
    const picture = await readPicture(store, params.name)
    if (!picture) throw new DomainError('NOT_FOUND')
    return reply.type('image/webp').header('cache-control', YEAR).send(picture)
  })

  await app.register(async (scope) => {
    takeOneFile(scope)
    scope.post<{ Body: Buffer | undefined }>(endpoints.pictures, { onRequest: admit }, async ({ body }, reply) => {
      if (!body) throw notOneFile()
      const { url, srcSet } = await addPicture(store, body)
      return reply.code(201).send({ url, srcSet })
    })
  })
}

/** Takes multipart forms with one file in the field `file`, and nothing else; the body is that file's content. */
const takeOneFile = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: limits.pictureBytes + FORM_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => fileOf(await readForm(headers['content-type'] ?? '', body)),
  )
}

const fileOf = async (form: FormData) => {
  const [file, ...more] = [...form]
  if (!file || more.length > 0) throw notOneFile()
  const [field, content] = file
  if (field !== 'file' || typeof content === 'string') throw notOneFile()
  if (content.size > limits.pictureBytes) throw new DomainError('PAYLOAD_TOO_LARGE')
  return Buffer.from(await content.arrayBuffer())
}

const notOneFile = () => new DomainError('BAD_USER_INPUT', { fields: { file: ['file must be one file'] } })
