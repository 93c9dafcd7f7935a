import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import { stored, storedAnswer } from './answers.js'
import { ignored, ownEmail, wholeNumber } from './body.js'
import { RestPostReviewDocument, type RestReviewFragment, RestReviewsDocument } from './documents.generated.js'
import { exampleReview } from './examples.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { productId } from './parameters.js'

const body = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The `_id` of the product.' }),
    rating: wholeNumber(1, 5, '1 (poor) to 5 (excellent), as text or as a number.'),
    feedback: Type.String({ description: 'Plain text, 1 to 2,000 characters.' }),
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
    answers: { type: 'array', items: { $ref: '#/components/schemas/Review' } },
    example: [exampleReview],
    document: RestReviewsDocument,
    variables: ({ params: { productId = '' } }, page) => ({ productId, ...page }),
    items: ({ reviews }, { params: { productId = '' } }) =>
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
    answers: storedAnswer('Review'),
    example: stored(exampleReview),
    errors: ['NOT_FOUND'],
    claimedEmail: ({ body: { user } }) => user,
    fieldNames: { productId: 'id' },
    document: RestPostReviewDocument,
    variables: ({ body: { id, rating, feedback } }) => ({ input: { productId: id, rating: Number(rating), feedback } }),
    answer: ({ postReview }, { body: { id } }) => stored(asRestReview(postReview, id.toLowerCase())),
  }),
]

const asRestReview = ({ id, reviewer, rating, feedback, postedAt }: RestReviewFragment, productId: string) => ({
  _id: id,
  id: productId,
  name: reviewer.name,
  img: reviewer.photoUrl,
  user: reviewer.email ?? '',
  rating: String(rating),
  feedback,
  postedAt,
})
