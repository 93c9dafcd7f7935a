import { randomUUID } from 'node:crypto'
import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { DomainError } from '../errors.js'
import type { Image } from '../picture/image.js'
import { addShoppersPicture } from '../picture/picture.service.js'
import type { PictureStore } from '../picture/picture-store.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import { ReviewUpload } from './review-upload.entity.js'

/**
 * Counts one more upload of this shopper, whatever becomes of it.
 * @returns the id that the photo will have
 * @throws DomainError RATE_LIMITED
 */
export const countUpload = (db: EntityManager, { id: uploaderId }: User): Promise<string> =>
  db.transaction(async (tx) => {
    await lockUser(tx, uploaderId)
    const [limiting] = await readPrepared(tx, laterUpload, [uploaderId, limits.reviewPhotos.anHour - 1])
    if (limiting) throw new DomainError('RATE_LIMITED', { ...limiting })
    const id = randomUUID()
    await tx.insert(ReviewUpload, { id, uploaderId })
    return id
  })

// Of the last ones that count, the first must be an hour old before there is room for another.
const laterUpload = `
  SELECT ceil(extract(epoch FROM "uploadedAt" + interval '1 hour' - now()))::int AS "retryAfter" FROM review_upload
  WHERE "uploaderId" = $1 AND "uploadedAt" > now() - interval '1 hour' ORDER BY "uploadedAt" DESC OFFSET $2 LIMIT 1`

/** Stores a photo for a review. @throws DomainError BAD_USER_INPUT when it is not accepted; UNAVAILABLE */
export const addReviewPhoto = async (
  db: EntityManager,
  store: PictureStore,
  id: string,
  content: Buffer,
): Promise<Image> => {
  const image = await addShoppersPicture(store, content, id)
  await db.update(ReviewUpload, { id }, { url: image.url })
  return image
}

/** @throws DomainError BAD_USER_INPUT when one of them is no upload of this shopper */
export const checkOwnPhotos = async (tx: EntityManager, { id }: User, photos: readonly string[]): Promise<void> => {
  if (photos.length === 0) return
  const own = await readPrepared(tx, ownUploads, [id, photos])
  if (own.length < photos.length) throw new DomainError('BAD_USER_INPUT', { fields: { photos: [notOwn] } })
}

const ownUploads = 'SELECT FROM review_upload WHERE "uploaderId" = $1 AND url = ANY($2::text[])'
const notOwn = 'photos must be pictures that you have uploaded for a review'
