import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { forRequest } from '../database/for-request.js'
import { DomainError } from '../errors.js'
import { addPicture, readPicture } from '../picture/picture.service.js'
import type { PictureStore } from '../picture/picture-store.js'
import { locationSchema } from '../rest/answers.js'
import type { Call } from '../rest/call.js'
import { text } from '../rest/fields.js'
import { addReviewPhoto, countUpload } from '../review/review-photo.service.js'
import { readForm } from '../validation/form-data.js'
import { type Callers, onlyFor } from './only-for.js'
import type { UploadPlaces } from './upload-places.js'

// The overhead of a multipart form: boundaries, names, types.
const FORM_BYTES = 10_000
const YEAR = 'public, max-age=31536000, immutable'

const binary = (description: string) => Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description })

const upload = {
  takes: 'multipart/form-data',
  headers: locationSchema,
  body: Type.Object({ file: binary('The picture, and nothing else.') }),
  status: 201,
  answers: Type.Object(
    {
      url: Type.String({ description: 'The largest size.' }),
      srcSet: text('All sizes, written for the srcset of an HTML img; null when there is only one.'),
    },
    { $id: 'UploadedPicture', description: 'Where an uploaded picture stands.' },
  ),
} as const

const addPictureCall = {
  method: 'POST',
  path: endpoints.pictures,
  operationId: 'addPicture',
  access: 'admin',
  summary: 'Upload a picture',
  description:
    'A JPEG, PNG or WebP of at most 5 MB and 25 megapixels, 50 as a JPEG that is not progressive; its content decides, not its name. It is kept as WebP and AVIF in up to three sizes, named by their widths and never larger than it was, upright and without metadata. The `url` of the answer is the `img` (REST) or `imageUrl` (GraphQL) of a product.',
  ...upload,
} as const satisfies Call

const addReviewPhotoCall = {
  method: 'POST',
  path: endpoints.reviewPhotos,
  operationId: 'addReviewPhoto',
  access: 'shopper',
  summary: 'Upload a photo for a review',
  description: `As POST /picture takes it. The \`url\` of the answer is one of the \`photos\` of your review. RATE_LIMITED after ${limits.reviewPhotos.anHour} in an hour, those that were not accepted among them.`,
  ...upload,
  errors: ['RATE_LIMITED'],
} as const satisfies Call

const getPictureCall = {
  method: 'GET',
  path: endpoints.picture,
  operationId: 'getPicture',
  access: 'anyone',
  summary: 'One size of an uploaded picture',
  description:
    'It never changes and may be kept for ever. Whoever sends `Accept: image/avif` has it as AVIF where that is smaller.',
  params: {
    name: Type.String({
      pattern: '^[0-9a-f-]{36}-\\d{1,3}\\.webp$',
      description: 'As the upload answered it, or with another width of its srcSet.',
    }),
  },
  gives: 'image/webp',
  headers: { 'Cache-Control': Type.String({ description: 'For a year, and never to be asked for again.' }) },
  answers: binary('The picture.'),
  errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
} as const satisfies Call

export const pictureCalls: readonly Call[] = [addPictureCall, addReviewPhotoCall, getPictureCall]

interface Upload {
  Body: Buffer | undefined
  Reply: Static<typeof addPictureCall.answers>
}

interface Pictures {
  db: EntityManager
  store: PictureStore
  callers: Callers
  places: UploadPlaces
}

/** Picture upload for admins, for shoppers that of photos for reviews; download for everybody. */
export const mountPictures = async (app: FastifyInstance, { db, store, callers, places }: Pictures): Promise<void> => {
  const admins = onlyFor('admin', callers)
  const shoppers = onlyFor('shopper', callers)

  app.get<{ Params: { name: string } }>(getPictureCall.path, async ({ params, headers }, reply) => {
    const picture = await readPicture(store, params.name, headers.accept?.includes('image/avif') ?? false)
    if (!picture) throw new DomainError('NOT_FOUND')
    return reply.type(picture.type).headers({ 'cache-control': YEAR, vary: 'accept' }).send(picture.content)
  })

  await app.register(async (scope) => {
    takeOneFile(scope)
    const ofAdmin = [admins.admit('uploads'), places.shop(admins.callerOf)]
    scope.post<Upload>(addPictureCall.path, { onRequest: ofAdmin }, async ({ body }, reply) => {
      if (!body) throw notOneFile()
      const { url, srcSet } = await addPicture(store, body)
      return reply.code(addPictureCall.status).header('location', url).send({ url, srcSet })
    })

    const ids = new WeakMap<FastifyRequest, string>()
    // Before the file is read.
    const count = async (request: FastifyRequest) => {
      ids.set(request, await countUpload(forRequest(db, request.id), shoppers.callerOf(request)))
    }
    const onRequest = [shoppers.admit('uploads'), places.shoppers(shoppers.callerOf), count]
    scope.post<Upload>(addReviewPhotoCall.path, { onRequest }, async (request, reply) => {
      const id = ids.get(request)
      if (!request.body || !id) throw notOneFile()
      const { url, srcSet } = await addReviewPhoto(forRequest(db, request.id), store, id, request.body)
      return reply.code(addReviewPhotoCall.status).header('location', url).send({ url, srcSet })
    })
  })
}

/** Accepts only multipart forms with one file in the field `file`; the body becomes that file's content. */
const takeOneFile = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: limits.pictureBytes + FORM_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => fileOf(await readForm(headers['content-type'] ?? '', body, 1)),
  )
}

const fileOf = async (form: FormData) => {
  const [file] = [...form]
  if (!file) throw notOneFile()
  const [field, content] = file
  if (field !== 'file' || typeof content === 'string') throw notOneFile()
  if (content.size > limits.pictureBytes) throw new DomainError('PAYLOAD_TOO_LARGE')
  return Buffer.from(await content.arrayBuffer())
}

const notOneFile = () => new DomainError('BAD_USER_INPUT', { fields: { file: ['file must be one file'] } })
