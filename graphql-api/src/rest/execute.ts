import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ErrorCode, errors } from '@sunnah-store/schema/errors'
import type { GraphQLFormattedError } from 'graphql'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import type { Execute, FieldNames, VariableValues } from './row.js'

/** Runs GraphQL operations for one caller; refusals name fields as the caller does. */
export const executeFor =
  (apollo: ApolloServer<Context>, contextValue: Context): Execute =>
  async <Data, Variables extends VariableValues>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    fieldNames: FieldNames = {},
  ) => {
    const { body } = await apollo.executeOperation<Data, Variables>({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('The gateway asks for no incremental answers')
    const { data, errors: refusals } = body.singleResult
    if (refusals?.[0]) throw refusal(refusals[0], fieldNames)
    if (!data) throw new Error('An operation without errors has data')
    return data
  }

const refusal = ({ extensions, message }: GraphQLFormattedError, fieldNames: FieldNames) => {
  const { code, details, requestId } = extensions ?? {}
  if (requestId) return new DomainError('INTERNAL', { requestId })
  if (!isErrorCode(code)) return new DomainError('BAD_USER_INPUT', { fields: { request: [message] } })
  return new DomainError(code, renamedFields(details, fieldNames))
}

const renamedFields = (details: unknown, fieldNames: FieldNames) => {
  if (typeof details !== 'object' || details === null) return undefined
  if (!('fields' in details) || typeof details.fields !== 'object') return { ...details }
  const fields = Object.entries({ ...details.fields }).map(([path, rules]) => [
    fieldNames[path] ??
      path
        .split('.')
        .map((name) => fieldNames[name] ?? name)
        .join('.'),
    Array.isArray(rules) ? rules.map((rule) => renamed(String(rule), fieldNames)) : rules,
  ])
  return { ...details, fields: Object.fromEntries(fields) }
}

const renamed = (text: string, fieldNames: FieldNames) =>
  text.replace(/[A-Za-z]+/g, (word) => (Object.hasOwn(fieldNames, word) ? String(fieldNames[word]) : word))

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)
