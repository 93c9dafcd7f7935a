import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { RestReviewFragment } from './documents.generated.js'
import { orNull, productId, text } from './fields.js'
import { exampleProduct } from './product-schema.js'
import { variantNames } from './variant-schema.js'

const { size, color } = variantNames

export const photos = Type.Array(Type.String(), {
  maxItems: limits.reviewPhotos.most,
  description: `Its photos, up to ${limits.reviewPhotos.most}: paths of the shop's own beginning with /images/uploads/.`,
})

export const reviewSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'The id of the review.' }),
    id: productId,
    name: Type.String({ maxLength: limits.name, description: 'The name of the reviewer.' }),
    img: text('The picture of the reviewer.'),
    user: Type.String({
      description: 'The email of the reviewer, for that reviewer and for admins; empty for everybody else.',
    }),
    rating: Type.String({ enum: ['1', '2', '3', '4', '5'], description: '1 (poor) to 5 (excellent), as text.' }),
    feedback: Type.String({
      minLength: 1,
      maxLength: limits.reviewLength,
      description: 'Plain text, 1 to 2,000 characters.',
    }),
    postedAt: Type.String({
      format: 'date-time',
      description: 'When it was posted, or last posted again by who has received the product; UTC.',
    }),
    photos,
    boughtHere: Type.Boolean({ description: 'Whether the reviewer has received this product from the shop.' }),
    boughtVariant: orNull(
      Type.Object(
        { size, color },
        {
          description:
            'Which size and colour of it the reviewer has received; null where there was no choice, or several were.',
        },
      ),
    ),
    helpful: Type.Integer({ minimum: 0, description: 'How many shoppers it helped.' }),
    unhelpful: Type.Integer({ minimum: 0, description: 'How many shoppers it did not help.' }),
  },
  { $id: 'Review', description: 'What one shopper says about one product.' },
)
type RestReview = Static<typeof reviewSchema>

export const asRestReview = (review: RestReviewFragment, productId: string): RestReview => ({
  _id: review.id,
  id: productId,
  name: review.reviewer.name,
  img: review.reviewer.photoUrl,
  user: review.reviewer.email ?? '',
  rating: String(review.rating),
  feedback: review.feedback,
  postedAt: review.postedAt,
  photos: review.photos.map(({ url }) => url),
  boughtHere: review.boughtHere,
  boughtVariant: review.boughtVariant && { size: review.boughtVariant.size, color: review.boughtVariant.color },
  helpful: review.helpfulCount,
  unhelpful: review.unhelpfulCount,
})

export const exampleReview: RestReview = {
  _id: '9c1d2e3f-4a5b-4c6d-8e7f-0123456789ab',
  id: exampleProduct._id,
  name: 'Shoaib H.',
  img: null,
  user: '',
  rating: '5',
  feedback: 'Two good scents. The oud is the stronger one.',
  postedAt: '2026-11-12T09:30:00.000Z',
  photos: [],
  boughtHere: true,
  boughtVariant: null,
  helpful: 2,
  unhelpful: 0,
}
