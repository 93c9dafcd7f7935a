/** What a verified ID token contains. */
export interface VerifiedIdentity {
  uid: string
  /** Null for somebody who signs in by phone. */
  email: string | null
  emailVerified: boolean
  /** As +880…, confirmed by a code; null when there is none. */
  phone: string | null
  /** How: password, phone, google.com. */
  loggedInBy: string
  /** When this person last showed who they are, by password, Google or a code. */
  loggedInAt: Date
  /** When the ID token ends. */
  expiresAt: Date
}

/** The operations of the identity service that the shop needs. */
export interface Identity {
  /** The uid whose ID token this is by its signature alone: a real service is not asked whether it still holds. @throws DomainError UNAUTHENTICATED when it is forged, expired or not an ID token */
  holderOf(idToken: string): Promise<string>
  /** @throws DomainError UNAUTHENTICATED when the token is forged, expired, revoked or not an ID token */
  verifyIdToken(idToken: string): Promise<VerifiedIdentity>
  /** Whether the service still has this uid. */
  knows(uid: string): Promise<boolean>
  /** Ends this account's log-ins on all devices. @throws DomainError UNAVAILABLE */
  endLogIns(uid: string): Promise<void>
  /** Deletes the account of this uid, if there is one. @throws DomainError UNAVAILABLE */
  deleteAccount(uid: string): Promise<void>
}
