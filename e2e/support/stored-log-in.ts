import type { BrowserContextOptions } from 'playwright-core'
import type { Session } from './people.ts'

/** The stored state of a logged-in browser: the shop's token and the identity service's session. */
export const storedLogIn = (url: string, session: Session, accessToken: string) => {
  const hour = 3_600_000
  const user = {
    uid: session.localId,
    email: session.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.idToken,
      expirationTime: Date.now() + hour,
    },
  }
  const localStorage = [
    { name: 'accessToken', value: accessToken },
    { name: 'firebase:authUser:emulator:[DEFAULT]', value: JSON.stringify(user) },
  ]
  return {
    cookies: [],
    origins: [{ origin: new URL(url).origin, localStorage }],
  } satisfies BrowserContextOptions['storageState']
}
