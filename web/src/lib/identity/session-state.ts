import type { MeQuery } from './session.generated.ts'

export type SessionUser = MeQuery['me']

export type SessionState =
  | { status: 'loading' }
  /** `ended`: a log-in has ended, and nobody had asked for it. */
  | { status: 'signedOut'; ended?: boolean }
  | { status: 'signedIn'; user: SessionUser }
  | { status: 'unreachable'; error: unknown }
