import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import type { Call } from '../rest/call.js'
import { CourierCode } from './courier-code.js'
import { hearMessage } from './hear-courier.service.js'
import type { Couriers } from './open-couriers.js'

const steadfastCall = {
  method: 'POST',
  path: endpoints.steadfastWebhook,
  operationId: 'steadfastWebhook',
  access: 'anyone',
  summary: 'What Steadfast says of a parcel',
  description:
    'For Steadfast alone: `Authorization: Bearer` and the token that the shop and Steadfast have agreed on. A message that comes twice, or later than a newer one, changes nothing; what cannot be placed is kept for the owner.',
  body: Type.Object({}, { additionalProperties: true, description: 'As the documents of Steadfast say.' }),
  answers: Type.Object({ status: Type.Literal('success') }),
  example: { status: 'success' },
  errors: ['UNAUTHENTICATED', 'BAD_USER_INPUT'],
} as const satisfies Call

export const courierCalls: readonly Call[] = [steadfastCall]

/** Where couriers tell what becomes of parcels. */
export const mountCourierWebhooks = (app: FastifyInstance, db: EntityManager, couriers: Couriers): void => {
  const steadfast = couriers.find(({ code }) => code === CourierCode.STEADFAST)
  app.post(
    steadfastCall.path,
    {
      // Before the body is read.
      onRequest: async ({ headers }) => {
        if (!steadfast?.isWebhook(headers.authorization)) throw new DomainError('UNAUTHENTICATED')
      },
    },
    async ({ body }) => {
      if (steadfast) await hearMessage(db, steadfast, body)
      return { status: 'success' }
    },
  )
}
