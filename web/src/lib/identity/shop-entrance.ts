import type { ApolloClient } from '@apollo/client'
import { errorCode } from '../failure/error-code.ts'
import type { Identity, Person } from './identity.ts'
import { SignInDocument, type SignInMutation } from './session.generated.ts'

/** What the shop answers to a sign-in. */
export type Entry = SignInMutation['signIn']

/**
 * Asks whoever logs in for the code of a second factor, until the shop takes one.
 * @param send hands a code to the shop
 * @param refusal what to throw when they give up
 */
export type AskForCode = (send: (code: string) => Promise<Entry>, refusal: unknown) => Promise<Entry>

/** Somebody, with a code where the account needs one, or with the token of the session that they renew. */
type Newcomer = Person & { secondFactor?: string; formerToken?: string }

// The identity service's tokens of one second are the same.
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 + 1000 * Math.random()))

// Whoever has a session that goes on is asked for no code.
const isOver = new Set<string | null>(['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'])

/** Where somebody whom the identity service knows is let into the shop. */
export const createShopEntrance = (client: ApolloClient, loadIdentity: () => Promise<Identity>) => {
  const exchange = async (person: Newcomer, personal: boolean): Promise<Entry> => {
    const { data } = await client.mutate({
      mutation: SignInDocument,
      variables: { input: person },
      fetchPolicy: 'no-cache',
      context: { personal },
    })
    if (!data) throw new Error('The shop did not answer the sign-in')
    return data.signIn
  }

  /** @param personal whether the shop hears in which session this is asked, to end that one */
  const signIn = async (person: Newcomer, personal = false): Promise<Entry> => {
    try {
      return await exchange(person, personal)
    } catch (error) {
      if (errorCode(error) !== 'ID_TOKEN_USED') throw error
      // By another tab, or by this one, which did not hear the answer.
      await nextSecond()
      const again = await (await loadIdentity()).current()
      if (!again) throw error
      return exchange({ ...person, idToken: again.idToken }, personal)
    }
  }

  /** By the session at the identity service; null when it or the shop refuses the user now. */
  const signInAgain = async (formerToken: string): Promise<Entry | null> => {
    const person = await (await loadIdentity()).current()
    return (
      person &&
      signIn({ ...person, formerToken }).catch((error: unknown) => {
        if (!isOver.has(errorCode(error))) throw error
        return null
      })
    )
  }

  return { signIn, signInAgain }
}
