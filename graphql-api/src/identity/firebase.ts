import { initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { DomainError } from '../errors.js'
import type { Identity } from './identity.js'

export interface FirebaseSettings {
  projectId: string
  /** host:port of the Auth emulator; null for a real project. */
  emulatorHost: string | null
}

/** Firebase Authentication, or its emulator, as the shop's identity service. */
export const connectIdentity = ({ projectId, emulatorHost }: FirebaseSettings): Identity => {
  // firebase-admin takes the emulator's address from nowhere else.
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
  const auth = getAuth(initializeApp({ projectId }, `shop-${projectId}-${emulatorHost}`))

  return {
    async verifyIdToken(idToken) {
      const { uid, email, email_verified } = await auth.verifyIdToken(idToken, true).catch(refuse)
      if (!email) throw new DomainError('UNAUTHENTICATED', { reason: 'This identity has no email address.' })
      return { uid, email, emailVerified: email_verified ?? false }
    },
    async knows(uid) {
      const { users } = await auth.getUsers([{ uid }])
      return users.length > 0
    },
    async deleteAccount(uid) {
      await auth.deleteUser(uid).catch(({ code }: { code?: string }) => {
        if (code !== 'auth/user-not-found') throw new DomainError('UNAVAILABLE')
      })
    },
  }
}

const unreachable = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout'])

const refuse = (error: { code?: string }): DecodedIdToken => {
  throw new DomainError(unreachable.has(error.code ?? '') ? 'UNAVAILABLE' : 'UNAUTHENTICATED')
}
