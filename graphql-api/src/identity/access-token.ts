import { jwtVerify, SignJWT } from 'jose'
import { DomainError } from '../errors.js'

const MINUTES = 15
const ISSUER = 'sunnah-store'
const AUDIENCE = 'sunnah-store-api'
// RFC 9068, section 2.1: the type of the token, so that an ID token is never accepted as an access token.
const TYPE = 'at+jwt'
const MOST_KEPT = 10_000

export interface AccessToken {
  accessToken: string
  expiresAt: Date
}

interface Claims {
  userId: string
  expiresAt: Date
}

/** The shop's own tokens: the user id, valid for 15 minutes. They contain no roles. */
export interface AccessTokens {
  issue(userId: string): Promise<AccessToken>
  /** @throws DomainError UNAUTHENTICATED */
  verify(accessToken: string): Promise<Claims>
}

/** @param secret 32 bytes or more */
export const createAccessTokens = (secret: string): AccessTokens => {
  const key = new TextEncoder().encode(secret)
  // What a token says is true until its end, so its signature is checked once: on another thread, that takes long.
  const verified = new Map<string, Claims>()
  return {
    async issue(userId) {
      const expiresAt = new Date(Date.now() + MINUTES * 60_000)
      const accessToken = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key)
      return { accessToken, expiresAt }
    },
    async verify(accessToken) {
      const known = verified.get(accessToken)
      if (known && known.expiresAt.getTime() > Date.now()) return known
      const options = {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp'],
      }
      const { payload } = await jwtVerify(accessToken, key, options).catch(() => {
        throw new DomainError('UNAUTHENTICATED')
      })
      const claims = { userId: payload.sub ?? '', expiresAt: new Date((payload.exp ?? 0) * 1000) }
      if (verified.size >= MOST_KEPT) verified.clear()
      verified.set(accessToken, claims)
      return claims
    },
  }
}
