import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import type { AccessTokens } from '../identity/access-token.js'
import type { Identity, VerifiedIdentity } from '../identity/identity.js'
import { allowedPhotoUrl } from './photo-url.js'
import type { Session } from './session.js'
import { User } from './user.entity.js'
import type { SignInInput } from './user.input.js'

/**
 * Makes or refreshes the user of a verified identity and opens a session for them. Roles never come from the call.
 * @throws DomainError UNAUTHENTICATED for a bad ID token, EMAIL_IN_USE when a living identity with another uid holds the email
 */
export const signIn = async (
  db: EntityManager,
  identity: Identity,
  accessTokens: AccessTokens,
  { idToken, name, photoUrl }: SignInInput,
): Promise<Session> => {
  const verified = await identity.verifyIdToken(idToken)
  const user = await db.transaction(async (tx) => {
    await freeEmail(tx, identity, verified)
    const { uid, email } = verified
    await tx.upsert(User, { uid, email, name, photoUrl: allowedPhotoUrl(photoUrl) }, ['uid'])
    return tx.findOneByOrFail(User, { uid })
  })
  return { ...(await accessTokens.issue(user.id)), user }
}

/** An identity that Firebase no longer knows gives its email up; its row stays, and with it whatever hangs on that. */
const freeEmail = async (tx: EntityManager, identity: Identity, { uid, email }: VerifiedIdentity) => {
  const holder = await tx.findOneBy(User, { email })
  if (!holder || holder.uid === uid) return
  if (await identity.knows(holder.uid)) throw new DomainError('EMAIL_IN_USE')
  await tx.update(User, { id: holder.id }, { email: `${holder.uid}@freed.invalid` })
}
