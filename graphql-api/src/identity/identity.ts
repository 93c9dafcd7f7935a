/** What the identity service vouches for. */
export interface VerifiedIdentity {
  uid: string
  email: string
  emailVerified: boolean
}

/** The identity service as the rules of the shop see it. */
export interface Identity {
  /** @throws DomainError UNAUTHENTICATED when the token is forged, expired, revoked or not an ID token */
  verifyIdToken(idToken: string): Promise<VerifiedIdentity>
  /** Whether the service still knows this uid. */
  knows(uid: string): Promise<boolean>
  /** Deletes the account of this uid; one that is not there is no error. @throws DomainError UNAVAILABLE */
  deleteAccount(uid: string): Promise<void>
}
