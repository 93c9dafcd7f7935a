import { createHash } from 'node:crypto'
import type { JWTHeaderParameters } from 'jose'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
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

/** One log-in of somebody, until it ends. */
export interface SessionClaims {
  userId: string
  sessionId: string
  /** When they last showed the identity service who they are. */
  loggedInAt: Date
}

interface Claims extends SessionClaims {
  expiresAt: Date
}

/** The shop's own tokens: user and session, valid for 15 minutes. They contain no roles. */
export interface AccessTokens {
  issue(session: SessionClaims): Promise<AccessToken>
  /** @throws DomainError UNAUTHENTICATED */
  verify(accessToken: string): Promise<Claims>
  /** Which session a token is of, also one that has ended; null when it is not the shop's own. */
  sessionOf(accessToken: string): Promise<SessionClaims | null>
}

/**
 * @param secret 32 bytes or more; signs
 * @param otherSecrets what they have signed is accepted too, so that a secret can be changed
 */
export const createAccessTokens = (secret: string, otherSecrets: readonly string[] = []): AccessTokens => {
  const kid = keyIdOf(secret)
  const keys = new Map([secret, ...otherSecrets].map((one) => [keyIdOf(one), new TextEncoder().encode(one)]))
  const keyOf = (id = '') => {
    const key = keys.get(id)
    if (!key) throw new DomainError('UNAUTHENTICATED')
    return key
  }
  const read = async (accessToken: string, currentDate: Date): Promise<Claims> => {
    // What else is left out when it is read would make many tokens of one.
    if (!/^[\w.-]+$/.test(accessToken)) throw new DomainError('UNAUTHENTICATED')
    const options = {
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'sid', 'auth_time'],
      currentDate,
    }
    const { payload } = await jwtVerify(accessToken, ({ kid }: JWTHeaderParameters) => keyOf(kid), options).catch(
      (cause) => {
        throw new DomainError('UNAUTHENTICATED', undefined, { cause })
      },
    )
    return {
      userId: payload.sub ?? '',
      sessionId: String(payload.sid),
      loggedInAt: new Date(Number(payload.auth_time) * 1000),
      expiresAt: new Date((payload.exp ?? 0) * 1000),
    }
  }
  // What a token says is true until its end, so its signature is checked once: on another thread, that takes long.
  const verified = new Map<string, Claims>()
  return {
    async issue({ userId, sessionId, loggedInAt }) {
      const expiresAt = new Date(Date.now() + MINUTES * 60_000)
      // The names of OpenID Connect for session and time of the log-in.
      const accessToken = await new SignJWT({ sid: sessionId, auth_time: Math.floor(loggedInAt.getTime() / 1000) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(keyOf(kid))
      return { accessToken, expiresAt }
    },
    async verify(accessToken) {
      const known = verified.get(accessToken)
      if (known && known.expiresAt.getTime() > Date.now()) return known
      const claims = await read(accessToken, new Date())
      if (verified.size >= MOST_KEPT) verified.clear()
      verified.set(accessToken, claims)
      return claims
    },
    sessionOf: (accessToken) => read(accessToken, beforeAnyEnd).catch(() => null),
  }
}

const beforeAnyEnd = new Date(0)

/** Names a secret without telling it (RFC 7515, section 4.1.4). */
const keyIdOf = (secret: string) => createHash('sha256').update(`key id of ${secret}`).digest('base64url').slice(0, 12)
