import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { endpoints } from '@sunnah-store/schema/routes'

/** Who takes the contact form's mails: EmailJS, the shop itself while it is being tried out, or nobody. */
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

/** In production a mail that nobody sends must not look sent. */
export const contactOf = (env: ContactSettings): ContactConfig => {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_PUBLIC_KEY: publicKey } = env
  if (serviceId && templateId && publicKey)
    return { kind: 'emailjs', host: env.EMAILJS_HOST, serviceId, templateId, publicKey }
  return { kind: env.NODE_ENV === 'production' ? 'none' : 'kept' }
}

/** EmailJS needs all of them or none. */
export const contactProblems = (env: ContactSettings): string[] => {
  const names = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const
  const missing = names.filter((name) => !env[name])
  return missing.length < names.length
    ? missing.map((name) => `${name} must be set with the other EMAILJS variables`)
    : []
}

/** What the shop's own endpoint is called with; EmailJS gives each owner other ones. */
export const ownMail = { serviceId: 'development', templateId: 'contact', publicKey: 'development' } as const

/** Where the contact form sends to; null when it is not set up. */
export const clientContactOf = (contact: ContactConfig): ClientConfig['contact'] => {
  if (contact.kind === 'none') return null
  if (contact.kind === 'kept') return { kind: 'kept', sendFormUrl: endpoints.sendForm, ...ownMail }
  const { host, serviceId, templateId, publicKey } = contact
  return { kind: 'emailjs', sendFormUrl: `${host}${endpoints.sendForm}`, serviceId, templateId, publicKey }
}
