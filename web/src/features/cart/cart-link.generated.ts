/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CartPiecesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPiecesQuery = { cart: { items: Array<{ variantId: string, quantity: number, available: number }> } };


export const CartPiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartPieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<CartPiecesQuery, CartPiecesQueryVariables>;
export const useCartPiecesQuery = (options?: apollo.useQuery.Options<CartPiecesQuery, CartPiecesQueryVariables>) => apollo.useQuery(CartPiecesDocument, options)
export const useCartPiecesLazyQuery = (options?: apollo.useLazyQuery.Options<CartPiecesQuery, CartPiecesQueryVariables>) => apollo.useLazyQuery(CartPiecesDocument, options)
export const useCartPiecesSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<CartPiecesQueryVariables>) => apollo.useSuspenseQuery(CartPiecesDocument, options)