/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WishedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishedIdsQuery = { wishedIds: Array<string> };

export type WishMutationVariables = Exact<{
  productId: string;
  addedAt?: string | null | undefined;
}>;


export type WishMutation = { wish: Array<string> };

export type UnwishMutationVariables = Exact<{
  productId: string;
}>;


export type UnwishMutation = { unwish: Array<string> };


export const WishedIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishedIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishedIds"}}]}}]} as unknown as DocumentNode<WishedIdsQuery, WishedIdsQueryVariables>;
export const WishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Wish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"addedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedAt"}}}]}]}}]} as unknown as DocumentNode<WishMutation, WishMutationVariables>;
export const UnwishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unwish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unwish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}]}]}}]} as unknown as DocumentNode<UnwishMutation, UnwishMutationVariables>;
export const useWishedIdsQuery = (options?: apollo.useQuery.Options<WishedIdsQuery, WishedIdsQueryVariables>) => apollo.useQuery(WishedIdsDocument, options)
export const useWishedIdsLazyQuery = (options?: apollo.useLazyQuery.Options<WishedIdsQuery, WishedIdsQueryVariables>) => apollo.useLazyQuery(WishedIdsDocument, options)
export const useWishedIdsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<WishedIdsQueryVariables>) => apollo.useSuspenseQuery(WishedIdsDocument, options)
export const useWishMutation = (options?: apollo.useMutation.Options<WishMutation, WishMutationVariables>) => apollo.useMutation(WishDocument, options)
export const useUnwishMutation = (options?: apollo.useMutation.Options<UnwishMutation, UnwishMutationVariables>) => apollo.useMutation(UnwishDocument, options)