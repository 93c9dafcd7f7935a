import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import { addressOfOwn, deleted, deletedAnswer, stored, storedAnswer } from './answers.js'
import {
  RestDeleteOrderDocument,
  RestOrdersDocument,
  RestOrdersOfDocument,
  RestPlaceOrderDocument,
} from './documents.generated.js'
import { email, orderId } from './fields.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { orderBody, orderFieldNames, orderInputOf } from './order-body.js'
import { asRestOrder, exampleOrder, orderSchema } from './order-schema.js'

const answers = Type.Array(orderSchema)

export const orderRows = [
  operation({
    method: 'POST',
    path: endpoints.orders,
    operationId: 'placeOrder',
    access: 'shopper',
    summary: 'Place an order',
    description:
      'All or nothing: stock, order and cart change together. Send an Idempotency-Key and a lost answer can be asked for again: same key and content, same answer.',
    takesIdempotencyKey: true,
    body: orderBody,
    status: 201,
    answers: storedAnswer(orderSchema),
    example: stored(exampleOrder),
    errors: [
      'NOT_FOUND',
      'CART_EMPTY',
      'VARIANT_REQUIRED',
      'OUT_OF_STOCK',
      'PURCHASE_LIMIT',
      'EMAIL_NOT_CONFIRMED',
      'PRICE_CHANGED',
      'IDEMPOTENCY_MISMATCH',
    ],
    claimedEmail: ({ body: { user } }) => user,
    fieldNames: orderFieldNames,
    document: RestPlaceOrderDocument,
    variables: ({ body, idempotencyKey }) => ({ input: orderInputOf(body, idempotencyKey) }),
    // Asked for again later, an order answers as it did the first time.
    answer: ({ placeOrder }) => stored(asRestOrder({ ...placeOrder, deliveredAt: null, status: 'PLACED', events: [] })),
    location: (order) => addressOfOwn(endpoints.orderOf, order),
  }),
  list({
    method: 'GET',
    path: endpoints.orderOf,
    operationId: 'listOrdersOf',
    access: 'signedIn',
    summary: 'The orders of one shopper',
    description:
      'Newest first. For that shopper and for admins; FORBIDDEN for others, whether or not there is such a person.',
    params: { emailOrId: email },
    answers,
    example: [exampleOrder],
    document: RestOrdersOfDocument,
    variables: ({ params: { emailOrId } }, page) => ({ email: emailOrId, ...page }),
    items: ({ ordersOf }) => ordersOf.items.map(asRestOrder),
  }),
  list({
    method: 'GET',
    path: endpoints.orders,
    operationId: 'listOrders',
    access: 'staff',
    summary: 'All orders',
    description: 'Newest first.',
    answers,
    example: [exampleOrder],
    noted: 'exportOrders',
    document: RestOrdersDocument,
    variables: (_request, page) => page,
    items: ({ orders }) => orders.items.map(asRestOrder),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.orderOf,
    operationId: 'deleteOrder',
    access: 'admin',
    summary: 'Delete an order',
    description:
      'The pieces of an order that has not left the shop go back to the stock; ORDER_ON_ITS_WAY for one that is SHIPPED or RETURNING, ORDER_HAS_CASH while its cash is in a payout or not settled with its courier, BEING_SENT while a courier may have been told of it.',
    params: { emailOrId: orderId },
    answers: deletedAnswer,
    example: deleted(1),
    errors: ['ORDER_HAS_CASH', 'ORDER_ON_ITS_WAY', 'BEING_SENT'],
    document: RestDeleteOrderDocument,
    variables: ({ params: { emailOrId } }) => ({ id: emailOrId }),
    answer: ({ deleteOrder }) => deleted(deleteOrder ? 1 : 0),
  }),
]
