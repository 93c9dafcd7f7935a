import type { ClientConfig } from '@sunnah-store/schema/client-config'

/** Of a shop with a Firebase project. */
export const clientConfig: ClientConfig = {
  firebase: { apiKey: 'key', authDomain: 'demo-test.firebaseapp.com', projectId: 'demo-test' },
  authEmulatorUrl: null,
  phoneSignIn: true,
  contact: null,
  mails: 'kept',
  texts: false,
  phones: { call: null, whatsApp: null },
  footer: { companyLine: null, facebookUrl: null, instagramUrl: null, youtubeUrl: null },
}
