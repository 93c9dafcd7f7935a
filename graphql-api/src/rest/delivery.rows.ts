import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import { RestDeliveryDocument } from './documents.generated.js'
import { orNull } from './fields.js'
import { operation } from './operation.js'

const whole = (description: string) => Type.Integer({ minimum: 0, description })

export const deliveryRows = [
  operation({
    method: 'GET',
    path: endpoints.delivery,
    operationId: 'readDelivery',
    access: 'public',
    summary: 'What a delivery costs, and when it comes',
    description: 'To one district, for products of such a total. An order of them now agrees to the same fee.',
    query: {
      district: Type.String({ description: 'One of the 64 districts; old spellings such as Comilla are taken too.' }),
      total: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'What the products cost together, in whole taka; 0 when it is not sent.',
        }),
      ),
    },
    answers: Type.Object({
      fee: whole('In whole taka; 0 when it is free.'),
      minDays: whole('The fewest days from the order to the door.'),
      maxDays: whole('The most days.'),
      freeFrom: orNull(whole('The total from which it is free, in whole taka; null: from none.')),
    }),
    example: { fee: 60, minDays: 1, maxDays: 2, freeFrom: 3000 },
    document: RestDeliveryDocument,
    variables: ({ query: { district, total = 0 } }) => ({ district, total }),
    answer: ({ delivery: { freeFrom, terms } }) => ({ ...terms, freeFrom }),
  }),
]
