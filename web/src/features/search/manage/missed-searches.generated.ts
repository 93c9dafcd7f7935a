/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MissedSearchesQueryVariables = Exact<{
  days: number;
}>;


export type MissedSearchesQuery = { missedSearches: Array<{ search: string, count: number, lastDay: string }> };


export const MissedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissedSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}}]} as unknown as DocumentNode<MissedSearchesQuery, MissedSearchesQueryVariables>;
export const useMissedSearchesQuery = (options: apollo.useQuery.Options<MissedSearchesQuery, MissedSearchesQueryVariables> & { variables: MissedSearchesQueryVariables }) => apollo.useQuery(MissedSearchesDocument, options)
export const useMissedSearchesLazyQuery = (options?: apollo.useLazyQuery.Options<MissedSearchesQuery, MissedSearchesQueryVariables>) => apollo.useLazyQuery(MissedSearchesDocument, options)
export const useMissedSearchesSuspenseQuery = (options: apollo.useSuspenseQuery.Options<MissedSearchesQueryVariables> & { variables: MissedSearchesQueryVariables }) => apollo.useSuspenseQuery(MissedSearchesDocument, options)