import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { RenderedPage } from '@sunnah-store/schema/rendered-page'

// What styled-components fills by script is empty in the page.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const identityOfGoogle = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
/** What tells people from machines before a code is sent to a phone. */
const recaptcha = ['https://www.google.com', 'https://recaptcha.google.com']

// Browsers before 'strict-dynamic' (Safari before 15.4) go by these; all others pass them over.
const scriptsOfGoogle = ['https://apis.google.com']
const scriptsOfRecaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** What a page of the shop may load and do: its own script and what that one loads, by hashes, so that the page can be kept. */
export const pagePolicyOf = (
  { scripts, styles }: RenderedPage['inline'],
  { authEmulatorUrl, firebase, phoneSignIn, contact }: ClientConfig,
): string => {
  const asksPhones = phoneSignIn && !authEmulatorUrl
  const phones = asksPhones ? recaptcha : []
  const named = [...(authEmulatorUrl ? [] : scriptsOfGoogle), ...(asksPhones ? scriptsOfRecaptcha : [])]
  const mails = contact?.kind === 'emailjs' ? [new URL(contact.sendFormUrl).origin] : []
  const identity = authEmulatorUrl ? [authEmulatorUrl] : identityOfGoogle
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'", "'self'", ...named],
    'style-src': [...styles, emptyStyle],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...identity, ...mails, ...phones],
    'frame-src': [`https://${firebase.authDomain}`, ...phones],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
