import { Type } from '@sinclair/typebox'
import type { ErrorCode } from '@sunnah-store/schema/errors'
import { limits } from '@sunnah-store/schema/limits'
import { cancelReasons, orderStatuses, returningReasons, returnReasons } from '@sunnah-store/schema/order-words'
import { endpoints } from '@sunnah-store/schema/routes'
import { DomainError } from '../errors.js'
import { changed, changedAnswer } from './answers.js'
import {
  RestCancelOrderDocument,
  RestConfirmOrderDocument,
  RestMarkDeliveredDocument,
  RestNoteReturningDocument,
  RestReturnOrderDocument,
  RestShipOrderDocument,
} from './documents.generated.js'
import { oneOf, orderId, pieces, text } from './fields.js'
import { operation } from './operation.js'
import { asRestOrder, exampleOrder, orderSchema } from './order-schema.js'

const seen = {
  expectedStatus: Type.Optional(
    oneOf(orderStatuses, 'The status that you have seen: STATUS_CHANGED when it is another one by now.'),
  ),
  expectedVersion: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'The version that you have seen: ORDER_CHANGED when it was corrected since.',
    }),
  ),
}
const note = Type.Optional(
  text('For the shop alone; must be sent with the reason OTHER.', { maxLength: limits.order.note }),
)
const short = (description: string) => text(description, { maxLength: limits.order.courier })

const step = {
  method: 'POST',
  access: 'staff',
  params: { emailOrId: orderId },
  answers: orderSchema,
  description:
    'The second time it changes nothing. STATUS_CHANGED, with the status as it is now, when the step cannot be taken from it; ORDER_CHANGED, with its version too, when it was corrected since you saw it; BEING_SENT while a courier may have been told of it.',
} as const

const errors: readonly ErrorCode[] = ['NOT_FOUND', 'STATUS_CHANGED', 'ORDER_CHANGED', 'BEING_SENT']
const exampleEvent = {
  at: '2026-11-12T11:00:00.000Z',
  kind: 'STEP',
  by: 'ADMIN',
  from: 'PLACED',
  reason: null,
} as const
const example = (
  status: (typeof orderStatuses)[number],
  more: { from?: (typeof orderStatuses)[number]; reason?: string } = {},
) => ({
  ...exampleOrder,
  status,
  events: [{ ...exampleEvent, to: status, ...more }],
})

export const orderLifeRows = [
  operation({
    ...step,
    path: endpoints.confirmOrder,
    operationId: 'confirmOrder',
    summary: 'The shopper said yes on the phone',
    body: Type.Object(seen, { additionalProperties: false }),
    example: example('CONFIRMED'),
    errors,
    document: RestConfirmOrderDocument,
    variables: ({ params: { emailOrId }, body }) => ({ input: { id: emailOrId, ...body } }),
    answer: ({ confirmOrder }) => asRestOrder(confirmOrder),
  }),
  operation({
    ...step,
    path: endpoints.shipOrder,
    operationId: 'shipOrder',
    summary: 'An order is sent, by a courier or an own rider',
    body: Type.Object(
      {
        ...seen,
        courier: Type.String({ minLength: 1, maxLength: limits.order.courier, description: 'By name.' }),
        trackingCode: Type.Optional(short('The number that the courier has given to the parcel.')),
        trackingUrl: Type.Optional(
          text('Where the parcel can be followed: an https:// address.', { maxLength: limits.order.url }),
        ),
      },
      { additionalProperties: false },
    ),
    example: example('SHIPPED'),
    errors,
    fieldNames: Object.fromEntries(
      ['courier', 'trackingCode', 'trackingUrl'].map((field) => [`shipments.0.${field}`, field]),
    ),
    document: RestShipOrderDocument,
    variables: ({ params: { emailOrId }, body }) => ({ shipments: [{ id: emailOrId, ...body }] }),
    answer: ({ shipOrders: [outcome] }, { body: { expectedVersion } }) => {
      if (outcome?.order) return asRestOrder(outcome.order)
      const { code, status, version } = outcome ?? {}
      throw new DomainError((code as ErrorCode | null | undefined) ?? 'NOT_FOUND', {
        ...(status && { status }),
        ...(version && { version, expectedVersion }),
      })
    },
  }),
  operation({
    ...step,
    method: 'PUT',
    path: endpoints.orderOf,
    operationId: 'markDelivered',
    summary: 'An order was delivered',
    description: `From any status before it; its time is \`deliveredAt\`. Answers the order, and as every PUT that it was there. ${step.description}`,
    body: Type.Object(seen, { additionalProperties: false }),
    answers: Type.Intersect([orderSchema, changedAnswer]),
    example: { ...example('DELIVERED'), ...changed() },
    errors,
    document: RestMarkDeliveredDocument,
    variables: ({ params: { emailOrId }, body }) => ({ id: emailOrId, ...body }),
    answer: ({ markDelivered }) => ({ ...asRestOrder(markDelivered), ...changed() }),
  }),
  operation({
    ...step,
    path: endpoints.cancelOrder,
    operationId: 'cancelOrder',
    summary: 'An order ends before it leaves the shop',
    description: `Its pieces are in the stock again. ${step.description}`,
    body: Type.Object({ ...seen, reason: oneOf(cancelReasons, 'Why.'), note }, { additionalProperties: false }),
    example: example('CANCELLED', { reason: 'NOT_REACHED' }),
    errors,
    document: RestCancelOrderDocument,
    variables: ({ params: { emailOrId }, body }) => ({ input: { id: emailOrId, ...body } }),
    answer: ({ cancelOrder }) => asRestOrder(cancelOrder),
  }),
  operation({
    ...step,
    path: endpoints.noteReturning,
    operationId: 'noteReturning',
    summary: 'An order was not taken, and comes back',
    description: `Its pieces are not in the stock until it is returned. ${step.description}`,
    body: Type.Object({ ...seen, reason: oneOf(returningReasons, 'Why.'), note }, { additionalProperties: false }),
    example: example('RETURNING', { from: 'SHIPPED', reason: 'REFUSED_AT_DOOR' }),
    errors,
    document: RestNoteReturningDocument,
    variables: ({ params: { emailOrId }, body }) => ({ input: { id: emailOrId, ...body } }),
    answer: ({ noteReturning }) => asRestOrder(noteReturning),
  }),
  operation({
    ...step,
    path: endpoints.returnOrder,
    operationId: 'returnOrder',
    summary: 'An order came back, or was lost on its way',
    description: `Its pieces are in the stock again, or written off; with the reason \`LOST\`, of an order that is on its way, all of them are. ${step.description}`,
    body: Type.Object(
      {
        ...seen,
        reason: oneOf(returnReasons, 'Why.'),
        note,
        writtenOff: Type.Optional(
          Type.Array(
            Type.Object(
              {
                variantId: Type.String({ format: 'uuid', description: 'A variant of the order.' }),
                quantity: pieces('How many pieces; no more than were ordered.'),
              },
              { additionalProperties: false },
            ),
            {
              maxItems: limits.lines,
              description: 'What cannot be sold any more. With the reason `LOST` all pieces, or not given.',
            },
          ),
        ),
        cashOwed: Type.Optional(
          Type.Boolean({
            description:
              'Of an order that a courier has delivered and not paid out: whether the courier has its cash still and owes it. Missing: nobody has said, and it is not owed. 409 `NOT_OWED` for any other order.',
          }),
        ),
        givenBack: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 2_147_483_647,
            description:
              'Of an order that was delivered: how much the customer got back for it, in whole taka, up to its total. Missing: nobody has said.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    example: example('RETURNED', { from: 'SHIPPED', reason: 'REFUSED_AT_DOOR' }),
    errors: [...errors, 'NOT_OWED'],
    document: RestReturnOrderDocument,
    variables: ({ params: { emailOrId }, body }) => ({ input: { id: emailOrId, ...body } }),
    answer: ({ returnOrder }) => asRestOrder(returnOrder),
  }),
]
