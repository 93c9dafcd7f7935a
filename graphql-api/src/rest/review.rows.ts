import { Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { addressOf, stored, storedAnswer } from './answers.js'
import { RestPostReviewDocument, RestReviewsDocument } from './documents.generated.js'
import { ignored, ownEmail, productId, wholeNumber } from './fields.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { asRestReview, exampleReview, photos, reviewSchema } from './review-schema.js'

const body = Type.Object(
  {
    id: productId,
    rating: wholeNumber(1, 5, '1 (poor) to 5 (excellent), as text or as a number.'),
    feedback: Type.String({
      minLength: 1,
      maxLength: limits.reviewLength,
      description: 'Plain text, 1 to 2,000 characters, without control or direction characters.',
    }),
    photos: Type.Optional(photos),
    user: ownEmail,
    name: ignored('The name of the reviewer.'),
    img: ignored('The picture of the reviewer.'),
  },
  { additionalProperties: false },
)

export const reviewRows = [
  list({
    method: 'GET',
    path: endpoints.reviews,
    operationId: 'listReviews',
    access: 'public',
    summary: 'The reviews of one product',
    description: 'Newest first; `[]` when nobody has reviewed it or there is no such product.',
    params: { productId },
    answers: Type.Array(reviewSchema),
    example: [exampleReview],
    document: RestReviewsDocument,
    variables: ({ params: { productId } }, page) => ({ productId, ...page }),
    items: ({ reviews }, { params: { productId } }) =>
      reviews.items.map((review) => asRestReview(review, productId.toLowerCase())),
  }),
  operation({
    method: 'POST',
    path: endpoints.review,
    operationId: 'postReview',
    access: 'shopper',
    summary: 'Review a product',
    description: 'One review a shopper and product: posting again replaces it.',
    body,
    status: 201,
    answers: storedAnswer(reviewSchema),
    example: stored(exampleReview),
    errors: ['NOT_FOUND'],
    claimedEmail: ({ body: { user } }) => user,
    fieldNames: { productId: 'id' },
    document: RestPostReviewDocument,
    variables: ({ body: { id, rating, feedback, photos = [] } }) => ({
      input: { productId: id, rating: Number(rating), feedback, photos },
    }),
    answer: ({ postReview }, { body: { id } }) => stored(asRestReview(postReview, id.toLowerCase())),
    location: ({ id }) => addressOf(endpoints.reviews, id),
  }),
]
