import { readConfig } from '../config.js'
import { clientConfigOf } from '../start/client-config.js'

const emailjs = { EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1', EMAILJS_PUBLIC_KEY: 'key_1' }
const project = { FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'key' }

const clientContact = (environment: Record<string, string>) => clientConfigOf(readConfig(environment), null).contact

test('with nothing configured the contact form sends to the shop itself, which says that it only keeps the mails', () => {
  expect(clientContact({})).toMatchObject({ kind: 'kept', sendFormUrl: '/api/v1.0/email/send-form' })
})

test('with EmailJS it sends there, or to another host that takes the same call', () => {
  const there = { kind: 'emailjs', serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' }

  expect(clientContact(emailjs)).toEqual({ sendFormUrl: 'https://api.emailjs.com/api/v1.0/email/send-form', ...there })
  expect(clientContact({ ...emailjs, EMAILJS_HOST: 'https://mail.example' })).toMatchObject({
    sendFormUrl: 'https://mail.example/api/v1.0/email/send-form',
  })
})

test('in production without EmailJS there is no contact form', () => {
  expect(clientContact({ ...project, NODE_ENV: 'production' })).toBeNull()
  expect(clientContact({ ...project, ...emailjs, NODE_ENV: 'production' })).not.toBeNull()
})

test('a part of EmailJS’ settings is named as what is missing', () => {
  expect(() => readConfig({ EMAILJS_SERVICE_ID: 'service_1', EMAILJS_PUBLIC_KEY: 'key_1' })).toThrow(
    'EMAILJS_TEMPLATE_ID must be set with the other EMAILJS variables',
  )
  expect(() => readConfig({ ...emailjs, EMAILJS_HOST: 'api.emailjs.com' })).toThrow('EMAILJS_HOST must be an origin')
})
