import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import type { Context } from './context.js'

type Listener = GraphQLRequestListener<Context>
type Step<Name extends keyof Listener> = (asked: Parameters<NonNullable<Listener[Name]>>[0]) => void | Promise<void>

/** What the shop does at some steps of a request. */
export interface Steps {
  didResolveOperation?: Step<'didResolveOperation'>
  didEncounterErrors?: Step<'didEncounterErrors'>
  willSendResponse?: Step<'willSendResponse'>
}

/** All that is done at a step, one after the other, as one plugin: Apollo Server waits for each plugin at each step, also where it does nothing. */
export const asOnePlugin = (all: readonly Steps[]): ApolloServerPlugin<Context> => {
  const listener: Listener = {
    didResolveOperation: inTurn(all.map((steps) => steps.didResolveOperation)),
    didEncounterErrors: inTurn(all.map((steps) => steps.didEncounterErrors)),
    willSendResponse: inTurn(all.map((steps) => steps.willSendResponse)),
  }
  return { requestDidStart: async () => listener }
}

const inTurn = <Asked>(steps: readonly (((asked: Asked) => void | Promise<void>) | undefined)[]) => {
  const given = steps.flatMap((step) => step ?? [])
  return async (asked: Asked): Promise<void> => {
    for (const step of given) {
      const waits = step(asked)
      if (waits) await waits
    }
  }
}
