import { setTimeout as wait } from 'node:timers/promises'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { DomainError, unavailable } from '../errors.js'
import { keptOnce } from '../queue/kept-once.js'
import type { Identity } from './identity.js'

export interface FirebaseSettings {
  projectId: string
  /** host:port of the Auth emulator; null for a real project. */
  emulatorHost: string | null
  /** Whether people may sign in by phone, without an email. */
  phoneSignIn: boolean
  /** How long it may take to answer, in milliseconds. */
  patience?: number
  load?: (projectId: string, name: string) => Promise<Auth>
}

export interface LoadedIdentity extends Identity {
  /** Loads what the first sign-in would wait for. */
  prepare(): Promise<void>
}

// firebase-admin would try for minutes.
const PATIENCE = 5000

/** Firebase Authentication, or its emulator, as the shop's identity service. */
export const connectIdentity = ({
  projectId,
  emulatorHost,
  phoneSignIn,
  patience = PATIENCE,
  load = loadAuth,
}: FirebaseSettings): LoadedIdentity => {
  // firebase-admin reads the emulator's address from this variable only.
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
  const loadOnce = keptOnce(() => load(projectId, `shop-${projectId}-${emulatorHost}`))
  const inTime = <T>(ask: (auth: Auth) => Promise<T>): Promise<T> =>
    Promise.race([
      loadOnce().then(ask),
      wait(patience, null, { ref: false }).then(() => {
        throw new Error(`The identity service has not answered for ${patience} ms`)
      }),
    ])

  const verify = async (idToken: string, { evenWithdrawn }: { evenWithdrawn: boolean }) => {
    // firebase-admin falls over a payload such as null.
    if (!isJwt(idToken)) throw new DomainError('UNAUTHENTICATED')
    return inTime((auth) => auth.verifyIdToken(idToken, !evenWithdrawn)).catch(refuse)
  }

  return {
    async prepare() {
      await loadOnce()
    },
    async holderOf(idToken) {
      const { uid } = await verify(idToken, { evenWithdrawn: true })
      return uid
    },
    async verifyIdToken(idToken) {
      const claims = await verify(idToken, { evenWithdrawn: false })
      const { uid, email, email_verified, phone_number, auth_time, exp, firebase } = claims
      if (!email && !(phoneSignIn && phone_number))
        throw new DomainError('UNAUTHENTICATED', { reason: 'This identity has no email address.' })
      return {
        uid,
        email: email ?? null,
        emailVerified: email_verified ?? false,
        phone: phone_number ?? null,
        loggedInBy: firebase.sign_in_provider,
        loggedInAt: new Date(auth_time * 1000),
        expiresAt: new Date(exp * 1000),
      }
    },
    async knows(uid) {
      const { users } = await inTime((auth) => auth.getUsers([{ uid }])).catch(unavailable)
      return users.length > 0
    },
    async endLogIns(uid) {
      await inTime((auth) => auth.revokeRefreshTokens(uid)).catch(unlessGone)
    },
    async deleteAccount(uid) {
      await inTime((auth) => auth.deleteUser(uid)).catch(unlessGone)
    },
  }
}

// The start does not wait for it.
const loadAuth = async (projectId: string, name: string): Promise<Auth> => {
  const { initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  return getAuth(initializeApp({ projectId }, name))
}

const unlessGone = (error: FirebaseError) => {
  if (error.code !== 'auth/user-not-found') unavailable(error)
}

// Codes of firebase-admin for an invalid token. Everything else, such as keys that cannot be fetched or a missing
// service account, is a fault on our side and is logged.
const tokenFaults = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

type FirebaseError = Error & { code?: string }

/** @throws DomainError UNAUTHENTICATED for a bad token, UNAVAILABLE when that cannot be said */
export const refuse = (error: FirebaseError): DecodedIdToken => {
  const isKeyFetch = /^Error (fetching|while making)/.test(error.message)
  if (tokenFaults.has(error.code ?? '') || (error.code === 'auth/argument-error' && !isKeyFetch))
    throw new DomainError('UNAUTHENTICATED')
  return unavailable(error)
}

/** Whether these are three parts, the first two of them JSON objects. */
const isJwt = (token: string): boolean => {
  const parts = token.split('.')
  return parts.length === 3 && parts.slice(0, 2).every(isEncodedObject)
}

const isEncodedObject = (part: string) => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
