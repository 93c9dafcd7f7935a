import { isRecord } from '../../lib/is-record.ts'
import type { OwnReviewQuery } from './own-review.generated.ts'

/** What a shopper fills in; no stars until some are chosen. */
export interface ReviewValues {
  rating: string
  feedback: string
  /** Addresses of uploads. */
  photos: readonly string[]
}

export const emptyReview: ReviewValues = { rating: '', feedback: '', photos: [] }

/** What the shopper wrote before, as the form shows it. */
export const valuesOf = ({ rating, feedback, photos }: NonNullable<OwnReviewQuery['ownReview']>): ReviewValues => ({
  rating: String(rating),
  feedback,
  photos: photos.map(({ url }) => url),
})

/** What was typed before a reload. */
export const asReview = (stored: unknown): ReviewValues | null => {
  if (!isRecord(stored)) return null
  const { rating, feedback, photos } = stored
  if (typeof rating !== 'string' || typeof feedback !== 'string' || !Array.isArray(photos)) return null
  return { rating, feedback, photos: photos.filter((url) => typeof url === 'string') }
}
