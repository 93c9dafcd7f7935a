import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { RenderedPage } from '@sunnah-store/schema/rendered-page'
import { googleScripts } from '@sunnah-store/schema/script-sources'
import { policyOf } from './policy.js'

// What styled-components fills by script is empty in the page.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const identityOfGoogle = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
/** What tells people from machines before a code is sent to a phone. */
const recaptcha = ['https://www.google.com', 'https://recaptcha.google.com']
const scriptsOfRecaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** What a page of the shop may load and do: its own script and what that one loads, by hashes, so that the page can be kept. */
export const pagePolicyOf = ({ scripts, styles }: RenderedPage['inline'], config: ClientConfig): string => {
  const { authEmulatorUrl, firebase, contact } = config
  const phones = asksPhones(config) ? recaptcha : []
  // Browsers before 'strict-dynamic' (Safari before 15.4) go by these; all others pass them over.
  const named = [...googleScripts(config), ...(asksPhones(config) ? scriptsOfRecaptcha : [])]
  const mails = contact?.kind === 'emailjs' ? [new URL(contact.sendFormUrl).origin] : []
  const identity = authEmulatorUrl ? [authEmulatorUrl] : identityOfGoogle
  const google = authEmulatorUrl ? [] : [`https://${firebase.authDomain}`]
  return policyOf({
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'", "'self'", ...named],
    'style-src': [...styles, emptyStyle],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...identity, ...mails, ...phones],
    'frame-src': [...google, ...phones],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...trustedTypes(config),
  })
}

const asksPhones = ({ phoneSignIn, authEmulatorUrl }: ClientConfig) => phoneSignIn && !authEmulatorUrl

// The rule of the page itself (web/src/trusted-scripts.ts) and those that Google's sign-in makes. What reCAPTCHA does is not known.
const trustedTypes = (config: ClientConfig) => {
  if (asksPhones(config)) return {}
  const google = config.authEmulatorUrl ? [] : ['gapi#gapi', 'goog#html', "'allow-duplicates'"]
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', ...google] }
}
