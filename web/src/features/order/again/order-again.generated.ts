/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** So many pieces of a variant of a product, for a cart. */
export type CartItemInput = {
  /** The product. */
  productId: string;
  /** How many pieces, at least 1. A line can have what is available and what you hold. */
  quantity: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

export type OrderAgainQueryVariables = Exact<{
  number: string;
}>;


export type OrderAgainQuery = { cart: { items: Array<{ variantId: string, quantity: number, available: number }> }, myOrder: { id: string, lines: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, product: { id: string, variants: Array<{ id: string, discountedPrice: number, quantity: number }> } | null }> } };

export type AddAgainMutationVariables = Exact<{
  input: Types.CartItemInput;
}>;


export type AddAgainMutation = { addToCart: { itemCount: number, total: number, canCheckOut: boolean } };


export const OrderAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderAgainQuery, OrderAgainQueryVariables>;
export const AddAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckOut"}}]}}]}}]} as unknown as DocumentNode<AddAgainMutation, AddAgainMutationVariables>;
export const useOrderAgainQuery = (options: apollo.useQuery.Options<OrderAgainQuery, OrderAgainQueryVariables> & { variables: OrderAgainQueryVariables }) => apollo.useQuery(OrderAgainDocument, options)
export const useOrderAgainLazyQuery = (options?: apollo.useLazyQuery.Options<OrderAgainQuery, OrderAgainQueryVariables>) => apollo.useLazyQuery(OrderAgainDocument, options)
export const useOrderAgainSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OrderAgainQueryVariables> & { variables: OrderAgainQueryVariables }) => apollo.useSuspenseQuery(OrderAgainDocument, options)
export const useAddAgainMutation = (options?: apollo.useMutation.Options<AddAgainMutation, AddAgainMutationVariables>) => apollo.useMutation(AddAgainDocument, options)