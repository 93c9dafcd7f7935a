import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { readMyData } from '../account/my-data.service.js'
import type { Call } from '../rest/call.js'
import { type Callers, onlyFor } from './only-for.js'

const things = (description: string) => Type.Array(Type.Object({}, { additionalProperties: true }), { description })

const myDataCall = {
  method: 'GET',
  path: endpoints.myData,
  operationId: 'exportMyData',
  access: 'signedIn',
  summary: 'All that the shop keeps of you',
  description:
    'As a JSON file: profile, orders with their lines, addresses, reviews, votes, photos that no review shows, cart, holds, wishes, what you wait for, log-ins and mails on their way, at one moment. Times are UTC.',
  headers: { 'Content-Disposition': Type.String({ description: 'The name to keep the file by.' }) },
  answers: Type.Object(
    {
      profile: Type.Object(
        {},
        { additionalProperties: true, description: 'Name, email, phone, language, photo, role.' },
      ),
      orders: things('The newest first, removed ones too.'),
      addresses: things('The address book.'),
      reviews: things('The newest first.'),
      votes: things('Which reviews of others helped you.'),
      unusedReviewPhotos: things('Photos that you uploaded for a review and that none of yours shows.'),
      cart: things('In the order in which they were added.'),
      holds: things('What is held for you.'),
      wishes: things('The newest first.'),
      restockRequests: things('What you want to be told of when it is back in stock.'),
      sessions: things('When you logged in, on whichever device, and until when; the newest first.'),
      waitingMails: things('Mails to you that are not sent yet, or could not be.'),
    },
    { $id: 'MyData', description: 'All that the shop keeps of one person.' },
  ),
} as const satisfies Call

export const accountCalls: readonly Call[] = [myDataCall]

/** What people may know of themselves, as a file. */
export const mountMyData = (app: FastifyInstance, db: EntityManager, callers: Callers): void => {
  const { admit, callerOf } = onlyFor('signedIn', callers)

  app.get(myDataCall.path, { onRequest: admit('exports') }, async (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(JSON.stringify(await readMyData(db, callerOf(request)), null, 2)),
  )
}
