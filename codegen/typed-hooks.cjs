// Typed hooks for Apollo Client 4 beside each document: useXQuery, useXLazyQuery, useXSuspenseQuery, useXMutation,
// useXSubscription and useXFragment. (The stock plugin ends at Apollo Client 3.)
const { pascalCase } = require('change-case-all')

const isRequired = ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue

const operationHook = (hook, document, type, { data, variables, required }) => {
  const options = `apollo.${hook}.Options<${data ? `${data}, ` : ''}${variables}>`
  const parameter = required ? `options: ${options} & { variables: ${variables} }` : `options?: ${options}`
  return `export const use${type} = (${parameter}) => apollo.${hook}(${document}, options)`
}

const queryHooks = (name, required) => {
  const variables = `${name}QueryVariables`
  const hook = (kind, rest) => operationHook(`use${kind}`, `${name}Document`, `${name}${kind}`, { variables, ...rest })
  return [
    hook('Query', { data: `${name}Query`, required }),
    hook('LazyQuery', { data: `${name}Query` }),
    hook('SuspenseQuery', { required }),
  ]
}

const mutationHooks = (name) => [
  operationHook('useMutation', `${name}Document`, `${name}Mutation`, {
    data: `${name}Mutation`,
    variables: `${name}MutationVariables`,
  }),
]

const subscriptionHooks = (name) => [
  operationHook('useSubscription', `${name}Document`, `${name}Subscription`, {
    data: `${name}Subscription`,
    variables: `${name}SubscriptionVariables`,
  }),
]

const fragmentHook = (fragment) => {
  const name = fragment.split('_').map(pascalCase).join('_')
  return `export const use${name}Fragment = (from: FragmentType<${name}Fragment>) => apollo.useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${fragment}', from })`
}

const hooks = ({ kind, operation, name, variableDefinitions = [] }) => {
  if (kind === 'FragmentDefinition') return fragmentHook(name.value)
  const pascal = pascalCase(name.value)
  if (operation === 'subscription') return subscriptionHooks(pascal)
  return operation === 'query' ? queryHooks(pascal, variableDefinitions.some(isRequired)) : mutationHooks(pascal)
}

exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  return {
    prepend: ["import type { FragmentType } from '@apollo/client'", "import * as apollo from '@apollo/client/react'"],
    content: definitions.flatMap(hooks).join('\n'),
  }
}
