/** What the client asks for at run time (GET /config.json), so that one build runs anywhere. */
export interface ClientConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string }
  /** Where the Auth emulator answers; null with a real Firebase project. */
  authEmulatorUrl: string | null
  /** Whether people may sign in by a code that is sent to their phone. */
  phoneSignIn: boolean
  /**
   * Where the contact form sends to, as EmailJS' send-form takes it: EmailJS, or the shop itself, which keeps the mails on its
   * disk and sends none; null when it is not set up.
   */
  contact: {
    kind: 'emailjs' | 'kept'
    sendFormUrl: string
    serviceId: string
    templateId: string
    publicKey: string
  } | null
  /** What becomes of the shop's own mails: sent, or kept on its disk; null while they wait until they can be sent. */
  mails: 'sent' | 'kept' | null
  /** Whether text messages are sent. */
  texts: boolean
  /** How the shop is called and written to, as +880…; null is not shown. */
  phones: { call: string | null; whatsApp: string | null }
  /** What the footer shows beside the logo; null or missing is not shown. */
  footer: {
    companyLine: string | null
    facebookUrl: string | null
    instagramUrl: string | null
    youtubeUrl: string | null
  }
}
