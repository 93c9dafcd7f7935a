import { type Static, Type } from '@sinclair/typebox'
import { emailPattern } from '@sunnah-store/schema/email'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { visiblePattern } from '@sunnah-store/schema/visible-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownMail } from '../contact/contact-config.js'
import { keepMail } from '../contact/mail.service.js'
import type { Limit } from '../limits/limit.js'
import { takeForms } from './form-body.js'

const { name } = limits
const { email, message } = limits.contact

const Form = Type.Object(
  {
    service_id: Type.Literal(ownMail.serviceId),
    template_id: Type.Literal(ownMail.templateId),
    user_id: Type.Literal(ownMail.publicKey),
    name: Type.String({ maxLength: name, pattern: visiblePattern }),
    email: Type.String({ maxLength: email, pattern: emailPattern }),
    message: Type.String({ maxLength: message, pattern: visiblePattern }),
  },
  { additionalProperties: false },
)

interface SendFormOptions {
  folder: string
  limitOf: (request: FastifyRequest, reply: FastifyReply, user: null) => Limit
}

/** A stand-in for EmailJS' send-form that stores the mails in a folder. For shops without EmailJS. */
export const mountSendForm = async (app: FastifyInstance, { folder, limitOf }: SendFormOptions): Promise<void> => {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.addHook('onRequest', async (request, reply) => limitOf(request, reply, null)('contact'))
    scope.post<{ Body: Static<typeof Form> }>(
      endpoints.sendForm,
      { schema: { body: Form } },
      async ({ body }, reply) => {
        await keepMail(folder, { name: body.name, email: body.email, message: body.message })
        return reply.type('text/plain').send('OK')
      },
    )
  })
}
