import type { Role } from '../generated/types.ts'
import type { Identity } from '../lib/identity/identity.ts'
import { fakeServer } from './fake-server.ts'

/** What the identity service's library throws. */
export const identityRefusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

interface GivenUser {
  isAdmin?: boolean
  role?: Role
  [field: string]: unknown
}

export const buildUser = ({ isAdmin = false, role = isAdmin ? 'OWNER' : 'SHOPPER', ...given }: GivenUser = {}) => ({
  __typename: 'User',
  id: 'user-1',
  email: 'amina@gmail.com',
  emailVerified: true,
  phone: null,
  phoneVerified: false,
  secondFactorSince: null,
  needsSecondFactor: false,
  language: 'ENGLISH' as const,
  name: 'Amina',
  photoUrl: null,
  role,
  isAdmin: role === 'OWNER' || role === 'ADMIN',
  ...given,
})

const person = { idToken: 'id-token', name: 'Amina', photoUrl: null }

/** An identity service that lets everybody in, with what a test cares about. */
export const fakeIdentity = (given: Partial<Identity> = {}) => {
  const identity: Identity = {
    picksAccounts: true,
    logIn: jest.fn(async () => person),
    signUp: jest.fn(async () => person),
    continueWithGoogle: jest.fn(async () => person),
    sendCode: jest.fn(async () => ({ shown: null, confirm: async () => ({ isNamed: true }) })),
    continueAs: jest.fn(async () => person),
    sendPasswordReset: jest.fn(async () => null),
    sendConfirmation: jest.fn(async () => undefined),
    linkedEmail: jest.fn(async () => 'amina@gmail.com'),
    setPassword: jest.fn(async () => undefined),
    followLink: jest.fn(async () => undefined),
    current: jest.fn(async () => person),
    proofs: jest.fn(async () => ['password'] as const),
    proveAgain: jest.fn(async () => person),
    account: jest.fn(async () => ({ email: 'amina@gmail.com', emailVerified: true })),
    logOut: jest.fn(async () => undefined),
    ...given,
  }
  return { identity, load: async () => identity }
}

type Answers = Parameters<typeof fakeServer>[0]

/** A server that knows the person whom the identity service vouches for, and who holds and wishes nothing; no order comes. */
export const serverOf = (user: object, answers: Answers = {}) =>
  fakeServer({
    Me: () => ({ me: user }),
    Holds: () => ({ holds: [] }),
    WishedIds: () => ({ wishedIds: [] }),
    SecondFactor: () => ({ me: user, recoveryCodesLeft: 0 }),
    OrdersToConfirm: () => ({ orders: { __typename: 'OrderPage', total: 0 } }),
    OrderPlaced: () => new Promise<object>(() => undefined),
    OrderChanged: () => new Promise<object>(() => undefined),
    SignIn: () => ({ signIn: { __typename: 'Session', accessToken: 'access-token', user } }),
    ...answers,
  })

/** What is left of an earlier log-in on this device. */
export const stayLoggedIn = () => localStorage.setItem('accessToken', 'access-token')

/** Somebody is logged in, and this device and this tab keep nothing else of before. */
export const logInAfresh = () => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
}
