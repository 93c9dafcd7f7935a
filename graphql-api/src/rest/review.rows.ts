import { endpoints } from '@sunnah-store/schema/routes'
import { RestReviewsDocument } from './documents.generated.js'
import { exampleReview } from './examples.js'
import { list } from './row.js'

export const reviewRows = [
  list({
    method: 'GET',
    path: endpoints.reviews,
    operationId: 'listReviews',
    summary: 'The reviews of one product',
    description: 'Newest first; `[]` when nobody has reviewed it or there is no such product.',
    params: { productId: { type: 'string', format: 'uuid', description: 'The `_id` of a product.' } },
    answers: { type: 'array', items: { $ref: '#/components/schemas/Review' } },
    example: [exampleReview],
    document: RestReviewsDocument,
    variables: ({ params }, page) => ({ productId: params.productId ?? '', ...page }),
    items: ({ reviews }, { params }) =>
      reviews.items.map(({ id, reviewer, rating, feedback, postedAt }) => ({
        _id: id,
        id: params.productId,
        name: reviewer.name,
        img: reviewer.photoUrl,
        user: reviewer.email ?? '',
        rating: String(rating),
        feedback,
        postedAt,
      })),
  }),
]
