import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { endpoints } from '@sunnah-store/schema/routes'
import type { ContactConfig } from './contact-config.js'

/** What the shop's own endpoint is called with; EmailJS gives each owner other ones. */
export const ownMail = { serviceId: 'development', templateId: 'contact', publicKey: 'development' } as const

/** Where the contact form sends to; null when it is not set up. */
export const clientContactOf = (contact: ContactConfig): ClientConfig['contact'] => {
  if (contact.kind === 'none') return null
  if (contact.kind === 'kept') return { kind: 'kept', sendFormUrl: endpoints.sendForm, ...ownMail }
  const { host, serviceId, templateId, publicKey } = contact
  return { kind: 'emailjs', sendFormUrl: `${host}${endpoints.sendForm}`, serviceId, templateId, publicKey }
}
