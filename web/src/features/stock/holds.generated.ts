/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldsQuery = { holds: Array<{ quantity: number, expiresAt: string, variantId: string, product: { id: string } | null }> };


export const HoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<HoldsQuery, HoldsQueryVariables>;
export const useHoldsQuery = (options?: apollo.useQuery.Options<HoldsQuery, HoldsQueryVariables>) => apollo.useQuery(HoldsDocument, options)
export const useHoldsLazyQuery = (options?: apollo.useLazyQuery.Options<HoldsQuery, HoldsQueryVariables>) => apollo.useLazyQuery(HoldsDocument, options)
export const useHoldsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<HoldsQueryVariables>) => apollo.useSuspenseQuery(HoldsDocument, options)