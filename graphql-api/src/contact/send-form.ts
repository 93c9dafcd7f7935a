import rateLimit from '@fastify/rate-limit'
import { type Static, Type } from '@sinclair/typebox'
import { emailPattern } from '@sunnah-store/schema/email'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { visiblePattern } from '@sunnah-store/schema/visible-text'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.js'
import { ownMail } from './contact-config.js'
import { takeForms } from './form-body.js'
import { keepMail } from './mail.service.js'

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

const mailsAnAddress = 20
const timeWindow = 10 * 60_000

interface SendFormOptions {
  folder: string
  rateLimitScale: number
}

/** A stand-in for EmailJS' send-form that stores the mails in a folder. For shops without EmailJS. */
export const mountSendForm = async (
  app: FastifyInstance,
  { folder, rateLimitScale }: SendFormOptions,
): Promise<void> => {
  await app.register(async (scope) => {
    takeForms(scope)
    await scope.register(rateLimit, {
      max: Math.ceil(mailsAnAddress * rateLimitScale),
      timeWindow,
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
    })
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
