/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a shopper wants to be told of. */
export type RestockRequestInput = {
  /** The product. */
  productId: string;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

export type RestockRequestsQueryVariables = Exact<{
  productId: string;
}>;


export type RestockRequestsQuery = { restockRequests: Array<{ variantId: string }> };

export type AskForRestockMutationVariables = Exact<{
  input: Types.RestockRequestInput;
}>;


export type AskForRestockMutation = { askForRestock: { variantId: string } };

export type WithdrawRestockRequestMutationVariables = Exact<{
  variantId: string;
}>;


export type WithdrawRestockRequestMutation = { withdrawRestockRequest: boolean };


export const RestockRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestockRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restockRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}}]}}]}}]} as unknown as DocumentNode<RestockRequestsQuery, RestockRequestsQueryVariables>;
export const AskForRestockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForRestock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestockRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForRestock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}}]}}]}}]} as unknown as DocumentNode<AskForRestockMutation, AskForRestockMutationVariables>;
export const WithdrawRestockRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRestockRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRestockRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"variantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}}}]}]}}]} as unknown as DocumentNode<WithdrawRestockRequestMutation, WithdrawRestockRequestMutationVariables>;
export const useRestockRequestsQuery = (options: apollo.useQuery.Options<RestockRequestsQuery, RestockRequestsQueryVariables> & { variables: RestockRequestsQueryVariables }) => apollo.useQuery(RestockRequestsDocument, options)
export const useRestockRequestsLazyQuery = (options?: apollo.useLazyQuery.Options<RestockRequestsQuery, RestockRequestsQueryVariables>) => apollo.useLazyQuery(RestockRequestsDocument, options)
export const useRestockRequestsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<RestockRequestsQueryVariables> & { variables: RestockRequestsQueryVariables }) => apollo.useSuspenseQuery(RestockRequestsDocument, options)
export const useAskForRestockMutation = (options?: apollo.useMutation.Options<AskForRestockMutation, AskForRestockMutationVariables>) => apollo.useMutation(AskForRestockDocument, options)
export const useWithdrawRestockRequestMutation = (options?: apollo.useMutation.Options<WithdrawRestockRequestMutation, WithdrawRestockRequestMutationVariables>) => apollo.useMutation(WithdrawRestockRequestDocument, options)