/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GivenUpMailsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type GivenUpMailsQuery = { givenUpMails: { total: number, pageCount: number, items: Array<{ id: string, address: string, subject: string, lastError: string | null, gaveUpAt: string | null }> } };

export type GivenUpCountQueryVariables = Exact<{ [key: string]: never; }>;


export type GivenUpCountQuery = { givenUpMails: { total: number } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: boolean };


export const GivenUpMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivenUpMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"gaveUpAt"}}]}}]}}]}}]} as unknown as DocumentNode<GivenUpMailsQuery, GivenUpMailsQueryVariables>;
export const GivenUpCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivenUpCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<GivenUpCountQuery, GivenUpCountQueryVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const useGivenUpMailsQuery = (options: apollo.useQuery.Options<GivenUpMailsQuery, GivenUpMailsQueryVariables> & { variables: GivenUpMailsQueryVariables }) => apollo.useQuery(GivenUpMailsDocument, options)
export const useGivenUpMailsLazyQuery = (options?: apollo.useLazyQuery.Options<GivenUpMailsQuery, GivenUpMailsQueryVariables>) => apollo.useLazyQuery(GivenUpMailsDocument, options)
export const useGivenUpMailsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<GivenUpMailsQueryVariables> & { variables: GivenUpMailsQueryVariables }) => apollo.useSuspenseQuery(GivenUpMailsDocument, options)
export const useGivenUpCountQuery = (options?: apollo.useQuery.Options<GivenUpCountQuery, GivenUpCountQueryVariables>) => apollo.useQuery(GivenUpCountDocument, options)
export const useGivenUpCountLazyQuery = (options?: apollo.useLazyQuery.Options<GivenUpCountQuery, GivenUpCountQueryVariables>) => apollo.useLazyQuery(GivenUpCountDocument, options)
export const useGivenUpCountSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<GivenUpCountQueryVariables>) => apollo.useSuspenseQuery(GivenUpCountDocument, options)
export const useRetryMailMutation = (options?: apollo.useMutation.Options<RetryMailMutation, RetryMailMutationVariables>) => apollo.useMutation(RetryMailDocument, options)