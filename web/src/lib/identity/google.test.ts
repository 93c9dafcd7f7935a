import { FirebaseError } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth'
import { openIdentity } from './firebase.ts'
import { identityProblem } from './identity-problem.ts'

jest.mock('../network/client-config.ts', () => ({
  loadClientConfig: async () => ({
    firebase: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
    authEmulatorUrl: null,
  }),
}))
// Google's window needs Google; everything else of Firebase is its own.
jest.mock('firebase/auth', () => ({
  ...jest.requireActual('firebase/auth'),
  signInWithPopup: jest.fn(),
  signInWithCredential: jest.fn(),
}))

const popup = jest.mocked(signInWithPopup)
const credential = jest.mocked(signInWithCredential)
const amina = {
  user: {
    displayName: 'Amina Rahman',
    email: 'amina@gmail.com',
    photoURL: 'https://lh3.googleusercontent.com/a/photo',
    getIdToken: async () => 'id-token',
  },
} as UserCredential
const person = {
  idToken: 'id-token',
  name: 'Amina Rahman',
  photoUrl: 'https://lh3.googleusercontent.com/a/photo',
}

test('with a real project Google’s own window says who somebody is', async () => {
  popup.mockResolvedValue(amina)
  const identity = await openIdentity()

  expect(identity.picksAccounts).toBe(false)
  expect(await identity.continueWithGoogle()).toEqual(person)
  expect(popup).toHaveBeenCalledWith(
    expect.objectContaining({ languageCode: 'en' }),
    expect.any(GoogleAuthProvider),
    browserPopupRedirectResolver,
  )
  expect(credential).not.toHaveBeenCalled()
})

test.each([
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/popup-closed-by-user', 'popupClosed'],
  ['auth/cancelled-popup-request', 'popupClosed'],
  ['auth/unauthorized-domain', 'notHere'],
])('a window that ends with %s is told as %s', async (code, problem) => {
  popup.mockRejectedValue(new FirebaseError(code, 'refused'))
  const identity = await openIdentity()

  expect(identityProblem(await identity.continueWithGoogle().catch((error: unknown) => error))).toBe(problem)
})
