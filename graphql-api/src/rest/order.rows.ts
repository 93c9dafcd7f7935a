import { endpoints } from '@sunnah-store/schema/routes'
import { deleted, deletedAnswer, stored, storedAnswer } from './answers.js'
import {
  RestDeleteOrderDocument,
  type RestOrderFragment,
  RestOrdersDocument,
  RestOrdersOfDocument,
  RestPlaceOrderDocument,
} from './documents.generated.js'
import { exampleOrder } from './examples.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { orderBody, orderFieldNames, orderInputOf } from './order-body.js'
import { email, orderId } from './parameters.js'

const answers = { type: 'array', items: { $ref: '#/components/schemas/Order' } } as const

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
    answers: storedAnswer('Order'),
    example: stored(exampleOrder),
    errors: ['NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    claimedEmail: ({ body: { user } }) => user,
    fieldNames: orderFieldNames,
    document: RestPlaceOrderDocument,
    variables: ({ body, idempotencyKey }) => ({ input: orderInputOf(body, idempotencyKey) }),
    // Asked for again after its delivery, an order answers as it did the first time.
    answer: ({ placeOrder }) => stored(asRestOrder({ ...placeOrder, deliveredAt: null })),
  }),
  list({
    method: 'GET',
    path: endpoints.ordersOf,
    operationId: 'listOrdersOf',
    access: 'signedIn',
    summary: 'The orders of one shopper',
    description:
      'Newest first. For that shopper and for admins; FORBIDDEN for others, whether or not there is such a person.',
    params: { email },
    answers,
    example: [exampleOrder],
    document: RestOrdersOfDocument,
    variables: ({ params: { email = '' } }, page) => ({ email, ...page }),
    items: ({ ordersOf }) => ordersOf.items.map(asRestOrder),
  }),
  list({
    method: 'GET',
    path: endpoints.orders,
    operationId: 'listOrders',
    access: 'admin',
    summary: 'All orders',
    description: 'Newest first.',
    answers,
    example: [exampleOrder],
    document: RestOrdersDocument,
    variables: (_request, page) => page,
    items: ({ orders }) => orders.items.map(asRestOrder),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.order,
    operationId: 'deleteOrder',
    access: 'admin',
    summary: 'Delete an order',
    description: 'The pieces of an order that was not delivered go back to the stock.',
    params: { orderId },
    answers: deletedAnswer,
    example: deleted(1),
    document: RestDeleteOrderDocument,
    variables: ({ params: { orderId = '' } }) => ({ id: orderId }),
    answer: ({ deleteOrder }) => deleted(deleteOrder ? 1 : 0),
  }),
]

const asRestOrder = (order: RestOrderFragment) => ({
  _id: order.id,
  orderNumber: order.number,
  name: order.customerName,
  user: order.customerEmail,
  Address: order.address,
  district: order.district,
  country: order.country,
  number: order.phone,
  Payable: order.total,
  placedAt: order.placedAt,
  ...(order.deliveredAt && { deliveredAt: order.deliveredAt }),
  order: order.lines.map((line) => ({
    _id: line.productId,
    user: order.customerEmail,
    name: line.name,
    price: line.unitPrice,
    brand_name: line.brandName,
    place_origin: line.placeOfOrigin,
    img: line.image.url,
    orderQuantity: line.quantity,
  })),
})
