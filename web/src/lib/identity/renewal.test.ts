import { createApolloClient } from '../../app/apollo-client.ts'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../../testing/fake-identity.ts'
import { refusal } from '../../testing/fake-server.ts'
import { noteLogOut, storeAccessToken, wasLoggedOut } from './access-token.ts'
import { createSession, type Session } from './session.ts'

beforeEach(logInAfresh)

const noQuestion = () => Promise.reject(new Error('Nobody is asked for a code'))

/** Somebody is signed in, and `meanwhile` happens while the shop takes its time to renew their token. */
const renewWhile = async (meanwhile: (session: Session) => unknown) => {
  const SignIn = async () => {
    await meanwhile(session)
    return { signIn: { __typename: 'Session', accessToken: 'renewed-token', user: buildUser() } }
  }
  const client = createApolloClient({ renew: () => session.renew(), server: serverOf(buildUser(), { SignIn }) })
  const session: Session = createSession(client, fakeIdentity().load, noQuestion)
  await session.recognise()
  return { renewed: await session.renew(), session }
}

test('a token that is renewed is kept', async () => {
  const { renewed, session } = await renewWhile(() => undefined)
  expect(renewed).toBe('renewed-token')
  expect(localStorage.getItem('accessToken')).toBe('renewed-token')
  expect(session.state()).toMatchObject({ status: 'signedIn' })
})

test('a log-out stands when the answer to a renewal comes after it', async () => {
  const { renewed, session } = await renewWhile((session) => session.logOut())
  expect(renewed).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(wasLoggedOut()).toBe(true)
  expect(session.state()).toEqual({ status: 'signedOut', ended: false })
})

test('so does a log-out in another tab, even before this one has heard of it', async () => {
  const { renewed, session } = await renewWhile(() => {
    noteLogOut()
    localStorage.removeItem('accessToken')
  })
  expect(renewed).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(session.state()).toEqual({ status: 'signedOut', ended: false })
})

test('who has logged in meanwhile in another tab is not pushed out by a renewal', async () => {
  const { renewed } = await renewWhile(() => storeAccessToken('token-of-another'))
  expect(renewed).toBeNull()
  expect(localStorage.getItem('accessToken')).toBe('token-of-another')
})

test('an ID token that another tab has exchanged is replaced by a new one, with the token that the session had before', async () => {
  jest.useFakeTimers()
  const sent: unknown[] = []
  const SignIn = async ({ input }: Record<string, unknown>) => {
    sent.push(input)
    if (sent.length === 1) throw refusal('ID_TOKEN_USED')
    return { signIn: { __typename: 'Session', accessToken: 'renewed-token', user: buildUser() } }
  }
  const tokens = ['used', 'fresh']
  const current = async () => ({ idToken: tokens.shift() ?? '', name: 'Amina', photoUrl: null })
  const client = createApolloClient({ renew: async () => null, server: serverOf(buildUser(), { SignIn }) })
  const session = createSession(client, fakeIdentity({ current }).load, noQuestion)

  const renewed = session.renew()
  await jest.advanceTimersByTimeAsync(2000)

  expect(await renewed).toBe('renewed-token')
  const formerToken = 'access-token'
  expect(sent).toMatchObject([
    { idToken: 'used', formerToken },
    { idToken: 'fresh', formerToken },
  ])
  jest.useRealTimers()
})
