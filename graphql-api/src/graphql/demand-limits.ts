import type { GraphQLSchema } from 'graphql'
import { policyOfField, unlimitedMutations } from '../limits/policies.js'

/** @throws at start when a mutation neither has a limit on how often nor is named as one without, or both */
export const demandLimits = (schema: GraphQLSchema): void => {
  for (const name of Object.keys(schema.getMutationType()?.getFields() ?? {}))
    if (policyOfField.has(name) === unlimitedMutations.has(name))
      throw new Error(`limits/policies.ts does not say how often ${name} may be done`)
}
