/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrdersToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersToConfirmQuery = { orders: { total: number } };

export type OrderPlacedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderPlacedSubscription = { orderPlaced: { id: string, number: string, total: number, takenByYou: boolean } };


export const OrdersToConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersToConfirm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"TO_CONFIRM"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OrdersToConfirmQuery, OrdersToConfirmQueryVariables>;
export const OrderPlacedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OrderPlaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPlaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"takenByYou"}}]}}]}}]} as unknown as DocumentNode<OrderPlacedSubscription, OrderPlacedSubscriptionVariables>;
export const useOrdersToConfirmQuery = (options?: apollo.useQuery.Options<OrdersToConfirmQuery, OrdersToConfirmQueryVariables>) => apollo.useQuery(OrdersToConfirmDocument, options)
export const useOrdersToConfirmLazyQuery = (options?: apollo.useLazyQuery.Options<OrdersToConfirmQuery, OrdersToConfirmQueryVariables>) => apollo.useLazyQuery(OrdersToConfirmDocument, options)
export const useOrdersToConfirmSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<OrdersToConfirmQueryVariables>) => apollo.useSuspenseQuery(OrdersToConfirmDocument, options)
export const useOrderPlacedSubscription = (options?: apollo.useSubscription.Options<OrderPlacedSubscription, OrderPlacedSubscriptionVariables>) => apollo.useSubscription(OrderPlacedDocument, options)