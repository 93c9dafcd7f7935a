import { Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { hearMessage } from '../courier/hear-courier.service.js'
import type { Couriers } from '../courier/open-couriers.js'
import { forRequest } from '../database/for-request.js'
import { DomainError } from '../errors.js'
import type { Call } from '../rest/call.js'
import type { Callers } from './only-for.js'

const webhookCall = {
  method: 'POST',
  path: endpoints.courierWebhook,
  operationId: 'courierWebhook',
  access: 'anyone',
  summary: 'What a courier says of a parcel',
  description:
    'For couriers alone, each in its own words; Steadfast: `Authorization: Bearer` and the token that the shop and Steadfast have agreed on. A message that comes twice, or a status that comes later than a newer one, changes nothing; what cannot be placed is kept for the owner.',
  params: {
    courier: Type.String({ maxLength: limits.courierCode, description: 'The courier, such as `steadfast`.' }),
  },
  body: Type.Object({}, { additionalProperties: true, description: 'As the documents of the courier say.' }),
  answers: Type.Object({ status: Type.Literal('success') }),
  example: { status: 'success' },
  errors: ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'RATE_LIMITED'],
} as const satisfies Call

export const courierCalls: readonly Call[] = [webhookCall]

interface Heard {
  db: EntityManager
  couriers: Couriers
  callers: Callers
}

/** Where couriers tell what becomes of parcels. */
export const mountCourierWebhooks = (app: FastifyInstance, { db, couriers, callers }: Heard): void => {
  const named = (name: string) => couriers.find(({ code }) => code.toLowerCase() === name)
  app.post<{ Params: { courier: string } }>(
    webhookCall.path,
    {
      // Before the body is read; whoever tries tokens is counted too.
      onRequest: async (request, reply) => {
        callers.limitOf(request, reply, null)('courierMessages')
        if (!named(request.params.courier)?.isWebhook(request.headers)) throw new DomainError('UNAUTHENTICATED')
      },
    },
    async ({ id, body, params }) => {
      const courier = named(params.courier)
      if (courier) await hearMessage(forRequest(db, id), courier, body)
      return { status: 'success' }
    },
  )
}
