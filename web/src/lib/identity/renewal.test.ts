import { createApolloClient } from '../../app/apollo-client.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../../testing/fake-identity.ts'
import { noteLogOut, storeAccessToken, wasLoggedOut } from './access-token.ts'
import { createSession, type Session } from './session.ts'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

/** Somebody is signed in, and `meanwhile` happens while the shop takes its time to renew their token. */
const renewWhile = async (meanwhile: (session: Session) => unknown) => {
  const SignIn = async () => {
    await meanwhile(session)
    return { signIn: { __typename: 'Session', accessToken: 'renewed-token', user: buildUser() } }
  }
  const client = createApolloClient({ renew: () => session.renew(), server: serverOf(buildUser(), { SignIn }) })
  const session: Session = createSession(client, fakeIdentity().load)
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
