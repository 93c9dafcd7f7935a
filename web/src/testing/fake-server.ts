import { ApolloLink, Observable } from '@apollo/client'
import { GraphQLError } from 'graphql'
import { buildDelivery } from './build-delivery.ts'

type Answer = (variables: Record<string, unknown>) => object | Promise<object>

const delivery = () => ({ delivery: buildDelivery() })
const addresses = () => ({ addresses: [] })
const mySessions = () => ({ mySessions: [] })
const checkout = () => ({ ...delivery(), ...addresses() })

/** What every shop answers, or answers beside what a test says: delivery costs nothing, and no address or log-in is kept. */
const always: Record<string, () => object> = {
  Delivery: delivery,
  Addresses: addresses,
  MySessions: mySessions,
  CheckoutCart: checkout,
  CheckoutProduct: checkout,
}

/** A server that answers each operation by its name; what an answer throws reaches the client as the server would say it. */
export const fakeServer = (answers: Record<string, Answer>) =>
  new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const answer = answers[operationName] ?? always[operationName]
        const beside = always[operationName]?.()
        Promise.resolve()
          .then(() => (answer ? answer(variables) : Promise.reject(new Error(`Nobody answers ${operationName}`))))
          .then((data) => observer.next({ data: { ...beside, ...data } }))
          .catch((error) => {
            if (!(error instanceof GraphQLError)) return observer.error(error)
            return observer.next({ data: null, errors: [error.toJSON()] })
          })
          .then(() => observer.complete())
      }),
  )

export const refusal = (code: string, details?: object) =>
  new GraphQLError('refused', { extensions: { code, details } })

/** The answer of a server that refuses. */
export const refused = (code: string, details?: object) => Promise.reject(refusal(code, details))

/** What fetch() says when no answer comes. */
export const noConnection = () => new TypeError('Failed to fetch')
