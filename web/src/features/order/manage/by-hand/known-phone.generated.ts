/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an order stands. */
export type OrderStatus =
  /** Ended before it left the shop; its pieces are in the stock again. */
  | 'CANCELLED'
  /** The shopper said yes on the phone. */
  | 'CONFIRMED'
  /** Handed over, and the cash collected. */
  | 'DELIVERED'
  /** Ordered; nobody has called yet. */
  | 'PLACED'
  /** It came back, or was lost: each piece is in the stock again or was written off. */
  | 'RETURNED'
  /** Refused or not found: it comes back, and its pieces are not in the stock yet. */
  | 'RETURNING'
  /** A courier or the shop's own rider has it. */
  | 'SHIPPED';

export type OrdersToPhoneQueryVariables = Exact<{
  phone: string;
}>;


export type OrdersToPhoneQuery = { orders: { items: Array<{ id: string, number: string, status: Types.OrderStatus, placedAt: string, phone: string, receiverName: string, address: string, area: string | null, district: string }> } };


export const OrdersToPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersToPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}}]}}]}}]}}]} as unknown as DocumentNode<OrdersToPhoneQuery, OrdersToPhoneQueryVariables>;
export const useOrdersToPhoneQuery = (options: apollo.useQuery.Options<OrdersToPhoneQuery, OrdersToPhoneQueryVariables> & { variables: OrdersToPhoneQueryVariables }) => apollo.useQuery(OrdersToPhoneDocument, options)
export const useOrdersToPhoneLazyQuery = (options?: apollo.useLazyQuery.Options<OrdersToPhoneQuery, OrdersToPhoneQueryVariables>) => apollo.useLazyQuery(OrdersToPhoneDocument, options)
export const useOrdersToPhoneSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OrdersToPhoneQueryVariables> & { variables: OrdersToPhoneQueryVariables }) => apollo.useSuspenseQuery(OrdersToPhoneDocument, options)