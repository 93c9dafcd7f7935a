import { getDirectives } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'
import { policyOfField, uncountedMutations } from '../limits/policies.js'

// What only people of the shop may do is counted where it costs others something.
const ofTheShop = ['staff', 'admin', 'owner']

/** @throws at start when a mutation that shoppers or visitors may call neither has a limit on how often nor is named as one without */
export const demandLimits = (schema: GraphQLSchema): void => {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const isOfTheShop = getDirectives(schema, field).some((directive) => ofTheShop.includes(directive.name))
    if (!isOfTheShop && !policyOfField.has(name) && !uncountedMutations.has(name))
      throw new Error(`limits/policies.ts does not say how often ${name} may be done`)
  }
}
