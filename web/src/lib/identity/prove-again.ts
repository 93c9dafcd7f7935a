import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'
import type { Proof } from './identity.ts'

const proofs = new Map<string, Proof>([
  [EmailAuthProvider.PROVIDER_ID, 'password'],
  [GoogleAuthProvider.PROVIDER_ID, 'google'],
])

export const proofsOf = ({ providerData }: User): Proof[] =>
  providerData.flatMap(({ providerId }) => proofs.get(providerId) ?? [])

/** @param isEmulated Google's window is not available; the account that was picked at first stands for it */
export const proveAgain = async (user: User, password: string | undefined, isEmulated: boolean): Promise<User> => {
  if (password !== undefined) {
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    return (await reauthenticateWithCredential(user, credential)).user
  }
  if (!isEmulated)
    return (await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)).user
  const sub = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID)?.uid
  const claims = { sub, email: user.email, email_verified: true, name: user.displayName }
  const credential = GoogleAuthProvider.credential(JSON.stringify(claims))
  return (await reauthenticateWithCredential(user, credential)).user
}
