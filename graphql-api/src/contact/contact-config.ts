import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { endpoints } from '@sunnah-store/schema/routes'

/** What handles mails from the contact form: EmailJS, the shop itself (outside production only), or nothing. */
export type ContactConfig =
  | { kind: 'emailjs'; host: string; serviceId: string; templateId: string; publicKey: string }
  | { kind: 'kept' }
  | { kind: 'none' }

interface ContactSettings {
  NODE_ENV: string | undefined
  EMAILJS_HOST: string
  EMAILJS_SERVICE_ID: string | undefined
  EMAILJS_TEMPLATE_ID: string | undefined
  EMAILJS_PUBLIC_KEY: string | undefined
}

/** In production mails are never just stored: the sender would believe that they were sent. */
export const contactOf = (env: ContactSettings): ContactConfig => {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_PUBLIC_KEY: publicKey } = env
  if (serviceId && templateId && publicKey)
    return { kind: 'emailjs', host: env.EMAILJS_HOST, serviceId, templateId, publicKey }
  return { kind: env.NODE_ENV === 'production' ? 'none' : 'kept' }
}

/** EmailJS needs all of its variables or none. */
export const contactProblems = (env: ContactSettings): string[] => {
  const names = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const
  const missing = names.filter((name) => !env[name])
  return missing.length < names.length
    ? missing.map((name) => `${name} must be set with the other EMAILJS variables`)
    : []
}

/** The ids that the shop's own endpoint accepts; EmailJS issues different ones to each owner. */
export const ownMail = { serviceId: 'development', templateId: 'contact', publicKey: 'development' } as const

/** The contact form's target; null when it is not set up. */
export const clientContactOf = (contact: ContactConfig): ClientConfig['contact'] => {
  if (contact.kind === 'none') return null
  if (contact.kind === 'kept') return { kind: 'kept', sendFormUrl: endpoints.sendForm, ...ownMail }
  const { host, serviceId, templateId, publicKey } = contact
  return { kind: 'emailjs', sendFormUrl: `${host}${endpoints.sendForm}`, serviceId, templateId, publicKey }
}
