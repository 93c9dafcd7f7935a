import { mailedLinks, verificationCodes } from '@sunnah-store/schema/auth-emulator'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { initializeApp } from 'firebase/app'
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import { readCopy, subscribeToLanguage } from '../copy/language.ts'
import { errorCode } from '../failure/error-code.ts'
import { loadClientConfig } from '../network/client-config.ts'
import type { GoogleAccount, Identity, Person } from './identity.ts'
import { readShownCode, sendCode } from './phone-code.ts'
import { presentableName } from './presentable-name.ts'
import { proofsOf, proveAgain } from './prove-again.ts'
import { readShownLink } from './shown-link.ts'

let opening: Promise<Identity> | undefined

/** Firebase Authentication, set up as this shop is. */
export const openIdentity = (): Promise<Identity> => {
  opening ??= loadClientConfig()
    .then((config) => identityOf(openAuth(config), config))
    .catch((error: unknown) => {
      opening = undefined
      throw error
    })
  return opening
}

// Without the pop-up resolver, which loads a large iframe at once; it is passed to the call that needs it.
const openAuth = ({ firebase, authEmulatorUrl }: ClientConfig) => {
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence]
  const auth = initializeAuth(initializeApp(firebase), { persistence })
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
  speakAsShop(auth)
  subscribeToLanguage(() => speakAsShop(auth))
  return auth
}

// Its mails and Google's window come in the language that was chosen here.
const speakAsShop = (auth: Auth) => {
  auth.languageCode = readCopy().language
}

const identityOf = (auth: Auth, { firebase, authEmulatorUrl }: ClientConfig): Identity => {
  // The account exists at Firebase but the sign-in at the shop failed: a retry continues with it.
  let made: User | null = null

  const userOf = async (email: string, password: string) => {
    const key = `${email}\n${password}`
    if (made && madeWith === key) return made
    made = (await createUserWithEmailAndPassword(auth, email, password)).user
    madeWith = key
    return made
  }
  let madeWith = ''

  const current = async () => {
    await auth.authStateReady()
    return auth.currentUser
  }

  const signedIn = async () => {
    const user = await current()
    if (!user) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' })
    return user
  }

  return {
    picksAccounts: authEmulatorUrl !== null,
    logIn: async (email, password) => personOf((await signInWithEmailAndPassword(auth, email, password)).user),
    signUp: async ({ name, email, password }) => {
      const user = await userOf(email, password)
      await updateProfile(user, { displayName: name })
      return personOf(user)
    },
    continueWithGoogle: async (account) => personOf((await enterGoogle(auth, account)).user),
    sendCode: (number) =>
      sendCode(auth, number, async (sessionInfo) =>
        authEmulatorUrl ? readShownCode(authEmulatorUrl + verificationCodes(firebase.projectId), sessionInfo) : null,
      ),
    continueAs: async (name) => {
      const user = await signedIn()
      if (name) await updateProfile(user, { displayName: name })
      return personOf(user)
    },
    sendPasswordReset: async (email) => {
      await sendPasswordResetEmail(auth, email).catch(unlessUnknown)
      return authEmulatorUrl && readShownLink(authEmulatorUrl + mailedLinks(firebase.projectId), email)
    },
    sendConfirmation: async () => {
      const user = await current()
      if (user) await sendEmailVerification(user)
    },
    linkedEmail: async (code) => (await checkActionCode(auth, code)).data.email ?? '',
    setPassword: (code, password) => confirmPasswordReset(auth, code, password),
    followLink: (code) => applyActionCode(auth, code),
    current: async () => {
      const user = await current()
      return user && personOf(user, true).catch((error: unknown) => endIfOver(auth, error))
    },
    proofs: async () => proofsOf(await signedIn()),
    proveAgain: async (password) => personOf(await proveAgain(await signedIn(), password, authEmulatorUrl !== null)),
    account: async () => {
      const user = await current()
      if (!user) return null
      await reload(user)
      return { email: user.email, emailVerified: user.emailVerified }
    },
    logOut: () => signOut(auth),
  }
}

const enterGoogle = (auth: Auth, account?: GoogleAccount) => {
  if (!account) return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
  const { email, name } = account
  const claims = { sub: email.toLowerCase(), email, email_verified: true, name }
  return signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)))
}

const personOf = async (user: User, anew = false): Promise<Person> => ({
  idToken: await user.getIdToken(anew),
  name: presentableName(user.displayName, user.email ?? ''),
  photoUrl: user.photoURL,
})

const overCodes = ['auth/user-disabled', 'auth/user-token-expired', 'auth/user-not-found', 'auth/invalid-user-token']

const endIfOver = async (auth: Auth, error: unknown) => {
  if (!overCodes.includes(errorCode(error) ?? '')) throw error
  await signOut(auth)
  return null
}

const unlessUnknown = (error: unknown) => {
  if (errorCode(error) !== 'auth/user-not-found') throw error
}
