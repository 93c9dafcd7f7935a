import { Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { DomainError } from '../errors.js'
import { changed, changedAnswer } from './answers.js'
import { RestHoldStockDocument, RestSetStockDocument } from './documents.generated.js'
import { productId, variantId } from './fields.js'
import { operation } from './operation.js'
import type { RestRow } from './row.js'

// Whole numbers as GraphQL knows them; how many pieces there may be of them is for the stock to say.
const pieces = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1, description }))

const body = Type.Object(
  {
    availableQuantity: pieces(
      'By a shopper: the stock that they saw less the pieces that they want. By an admin: the stock to set, 0 to 1,000,000.',
    ),
    variantId,
    orderQuantity: pieces('By a shopper: how many pieces to hold; stands above `availableQuantity`.'),
  },
  { additionalProperties: false, minProperties: 1 },
)

const row = {
  method: 'PUT',
  path: endpoints.product,
  operationId: 'holdOrSetStock',
  access: 'signedIn',
  summary: 'Hold pieces (shoppers) or set the stock (admins)',
  description: `A shopper’s pieces are set aside for 15 minutes, in place of their earlier hold of the variant, whose end stays; at most ${limits.holds.atOnce} holds at a time and ${limits.holds.anHour} new ones an hour, ${limits.holds.same} of the same variant in ${limits.holds.sameHours} hours, and as many pieces as the owner allows. What is no whole number is BAD_USER_INPUT and named by its field; OUT_OF_STOCK is for more pieces than are available, or for none.`,
  params: { productId },
  body,
  answers: changedAnswer,
  example: changed(),
  errors: [
    'NOT_FOUND',
    'VARIANT_REQUIRED',
    'OUT_OF_STOCK',
    'PURCHASE_LIMIT',
    'EMAIL_NOT_CONFIRMED',
    'TOO_MANY_HOLDS',
    'RATE_LIMITED',
  ],
} as const

const byShopper = operation({
  ...row,
  fieldNames: { quantity: 'orderQuantity', remaining: 'availableQuantity' },
  document: RestHoldStockDocument,
  variables: ({ params: { productId }, body: { variantId = null, availableQuantity, orderQuantity } }) => ({
    input: {
      productId,
      variantId,
      ...(orderQuantity === undefined ? { remaining: availableQuantity ?? null } : { quantity: orderQuantity }),
    },
  }),
  answer: () => changed(),
})

const byAdmin = operation({
  ...row,
  fieldNames: { quantity: 'availableQuantity' },
  document: RestSetStockDocument,
  variables: ({ params: { productId }, body: { variantId = null, availableQuantity } }) => {
    if (availableQuantity === undefined) throw missingQuantity()
    return { input: { productId, variantId, quantity: availableQuantity } }
  },
  answer: () => changed(),
})

const missingQuantity = () =>
  new DomainError('BAD_USER_INPUT', {
    fields: { availableQuantity: ['must be there for an admin, who sets the stock'] },
  })

/** One call that means two things, by who sends it. */
export const stockRows: RestRow[] = [
  {
    ...byShopper,
    run: (request, execute, caller) => (caller.isAdmin ? byAdmin : byShopper).run(request, execute, caller),
  },
]
