import type { ApolloClient } from '@apollo/client'
import { errorCode } from '../failure/error-code.ts'
import { claimDrafts, clearDrafts } from '../storage/draft.ts'
import {
  dropAccessToken,
  noteLogOut,
  noteWorksHere,
  onAccessTokenOfOtherTab,
  readAccessToken,
  storeAccessToken,
  timeLeft,
  wasLoggedOut,
} from './access-token.ts'
import { forgetPerson } from './forget-person.ts'
import type { Identity, Person } from './identity.ts'
import { LogOutDocument, MeDocument } from './session.generated.ts'
import type { SessionState, SessionUser } from './session-state.ts'
import { type AskForCode, createShopEntrance, type Entry } from './shop-entrance.ts'

/** The one value for whoever has not logged in: a page of the server, rendered by it, is not rendered once more for another. */
export const visitor: SessionState = { status: 'signedOut' }

/** Who uses this tab. */
export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Restores the session, renews the token and follows other tabs, until it is stopped. */
  start(): () => void
  /** Signs in at the identity service, then at the shop, which may ask for a code; also somebody who is signed in, once more. */
  logIn(letIn: (identity: Identity) => Promise<Person>): Promise<void>
  /** @param isOver the shop has ended the session already */
  logOut(isOver?: boolean): Promise<void>
  /** Asks the shop who is signed in. */
  recognise(): Promise<void>
  /** A new access token from the identity session; null when that session has ended. */
  renew(): Promise<string | null>
  identity(): Promise<Identity>
}

// Not at the same moment in every tab: the first one's token serves all.
const renewBefore = () => (75 + 45 * Math.random()) * 1000

/** After how many milliseconds a shop that did not say who is signed in is asked once more. */
const askAgainAfter = 10_000

/**
 * @param loadIdentity loads the identity service's code, which is as large as the rest of a page
 * @param loadQuestion loads what few accounts need
 */
export const createSession = (
  client: ApolloClient,
  loadIdentity: () => Promise<Identity>,
  loadQuestion: () => Promise<AskForCode>,
): Session => {
  const { signIn, signInAgain } = createShopEntrance(client, loadIdentity)
  const listeners = new Set<() => void>()
  let state: SessionState = readAccessToken() ? { status: 'loading' } : visitor
  let renewing: Promise<string | null> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let askingAgain: ReturnType<typeof setTimeout> | undefined

  const change = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const end = () => {
    clearTimeout(timer)
    dropAccessToken()
    const ended = !wasLoggedOut()
    if (!ended) clearDrafts()
    change({ status: 'signedOut', ended })
    forgetPerson(client)
  }

  const welcome = (user: SessionUser) => {
    if (state.status === 'signedIn' && state.user.id !== user.id) forgetPerson(client)
    claimDrafts(user.id)
    noteWorksHere(user.role === 'SHOPPER' ? null : user.isAdmin ? 'admin' : 'staff')
    change({ status: 'signedIn', user })
  }

  const enter = ({ accessToken, user }: Entry) => {
    storeAccessToken(accessToken)
    renewInTime()
    welcome(user)
    return accessToken
  }

  const renewOnce = async () => {
    const token = readAccessToken()
    const entry = token && (await signInAgain(token))
    // Somebody may have logged out meanwhile, here or in another tab, and then logged in.
    const now = readAccessToken()
    if (now && now !== token) return null
    if (now && entry) return enter(entry)
    end()
    return null
  }

  const renew = () => {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const renewInTime = () => {
    clearTimeout(timer)
    const left = timeLeft(readAccessToken() ?? '')
    // A failure is retried by the next call that needs the token.
    if (left !== null) timer = setTimeout(() => renew().catch(() => undefined), Math.max(left - renewBefore(), 0))
  }

  const ask = async (): Promise<void> => {
    const token = readAccessToken()
    try {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
      if (data && readAccessToken()) welcome(data.me)
    } catch (error) {
      const now = readAccessToken()
      // Another tab has renewed it while this one was refused the same.
      if (now && now !== token) return ask()
      if (state.status !== 'loading' && state.status !== 'unreachable') return
      change({ status: 'unreachable', error })
      clearTimeout(askingAgain)
      askingAgain = setTimeout(() => state.status === 'unreachable' && ask(), askAgainAfter)
    }
  }

  const recognise = () => {
    if (state.status === 'unreachable') change({ status: 'loading' })
    return ask()
  }

  // Nobody waits for it: without an answer, the token ends by itself within 15 minutes.
  const tellLogOut = () => {
    const headers = { authorization: `Bearer ${readAccessToken()}` }
    client.mutate({ mutation: LogOutDocument, context: { headers } }).catch(() => undefined)
  }

  const follow = () => {
    if (!readAccessToken()) return state.status === 'signedOut' || end()
    renewInTime()
    return recognise()
  }

  const handleOnline = () => {
    if (state.status === 'unreachable') recognise()
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      const unfollow = onAccessTokenOfOtherTab(follow)
      window.addEventListener('online', handleOnline)
      if (readAccessToken()) follow()
      else if (wasLoggedOut()) clearDrafts()
      return () => {
        unfollow()
        window.removeEventListener('online', handleOnline)
        clearTimeout(timer)
        clearTimeout(askingAgain)
      }
    },
    logIn: async (letIn) => {
      const person = await letIn(await loadIdentity())
      enter(
        await signIn(person, true).catch(async (refusal: unknown) => {
          if (errorCode(refusal) !== 'SECOND_FACTOR_REQUIRED') throw refusal
          const askForCode = await loadQuestion()
          return askForCode((secondFactor) => signIn({ ...person, secondFactor }, true), refusal)
        }),
      )
    },
    logOut: async (isOver = false) => {
      noteLogOut()
      if (!isOver) tellLogOut()
      end()
      // What was read is for nobody who comes after.
      import('../offline/kept-pages.ts').then(({ forgetKeptPages }) => forgetKeptPages()).catch(() => undefined)
      // If the identity service cannot be reached, the log-out still holds: the token is deleted.
      await loadIdentity().then(
        (identity) => identity.logOut(),
        () => undefined,
      )
    },
    recognise,
    renew,
    identity: loadIdentity,
  }
}
