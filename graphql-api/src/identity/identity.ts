/** What a verified ID token contains. */
export interface VerifiedIdentity {
  uid: string
  email: string
  emailVerified: boolean
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
