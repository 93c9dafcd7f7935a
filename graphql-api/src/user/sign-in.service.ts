import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import type { AccessTokens } from '../identity/access-token.js'
import type { Identity, VerifiedIdentity } from '../identity/identity.js'
import { allowedPhotoUrl } from './photo-url.js'
import type { Session } from './session.js'
import { User } from './user.entity.js'
import type { SignInInput } from './user.input.js'

interface SignInServices {
  identity: Identity
  accessTokens: AccessTokens
  /** In lower case. */
  adminEmails: readonly string[]
}

/**
 * Makes or refreshes the user of a verified identity and opens a session for them. Roles never come from the call.
 * @throws DomainError UNAUTHENTICATED for a bad ID token, FORBIDDEN when it is of another email than the one named,
 * EMAIL_IN_USE when a living identity with another uid holds the email
 */
export const signIn = async (
  db: EntityManager,
  { identity, accessTokens, adminEmails }: SignInServices,
  { idToken, email, name, photoUrl }: SignInInput,
): Promise<Session> => {
  const verified = await identity.verifyIdToken(idToken)
  if (email && email.toLowerCase() !== verified.email.toLowerCase()) throw new DomainError('FORBIDDEN')

  const session = await db.transaction(async (tx) => {
    await takeTurns(tx, verified)
    await freeEmail(tx, identity, verified)
    const isNew = !(await tx.existsBy(User, { uid: verified.uid }))
    const known = { uid: verified.uid, email: verified.email, name, photoUrl: allowedPhotoUrl(photoUrl) }
    await tx.upsert(User, isAppointed(verified, adminEmails) ? { ...known, isAdmin: true } : known, ['uid'])
    return { user: await tx.findOneByOrFail(User, { uid: verified.uid }), isNew }
  })
  return { ...session, ...(await accessTokens.issue(session.user.id)) }
}

const isAppointed = ({ email, emailVerified }: VerifiedIdentity, adminEmails: readonly string[]) =>
  emailVerified && adminEmails.includes(email.toLowerCase())

// Two sign-ins of one address at once must not both find it free.
const takeTurns = (tx: EntityManager, { email }: VerifiedIdentity) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in ${email.toLowerCase()}`])

/** An identity that Firebase no longer knows gives its email up; its row stays, and with it whatever hangs on that. */
const freeEmail = async (tx: EntityManager, identity: Identity, { uid, email }: VerifiedIdentity) => {
  const holder = await tx.findOneBy(User, { email })
  if (!holder || holder.uid === uid) return
  if (await identity.knows(holder.uid)) throw new DomainError('EMAIL_IN_USE')
  await tx.update(User, { id: holder.id }, { email: `${holder.id}@freed.invalid` })
}
