/** What a verified ID token contains. */
export interface VerifiedIdentity {
  uid: string
  /** Null for somebody who signs in by phone. */
  email: string | null
  emailVerified: boolean
  /** As +880…, confirmed by a code; null when there is none. */
  phone: string | null
}

/** The operations of the identity service that the shop needs. */
export interface Identity {
  /** @throws DomainError UNAUTHENTICATED when the token is forged, expired, revoked or not an ID token */
  verifyIdToken(idToken: string): Promise<VerifiedIdentity>
  /** Whether the service still has this uid. */
  knows(uid: string): Promise<boolean>
  /** Deletes the account of this uid, if there is one. @throws DomainError UNAVAILABLE */
  deleteAccount(uid: string): Promise<void>
}
