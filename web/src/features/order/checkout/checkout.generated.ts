/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a line of a cart can be ordered. */
export type CartLineState =
  /** It can. */
  | 'IN_STOCK'
  /** The shop no longer sells the product. */
  | 'NO_LONGER_SOLD'
  /** Fewer pieces are there for the shopper than the line holds. */
  | 'SHORT';

/** One product of an order. */
export type OrderLineInput = {
  /** The product. */
  productId: string;
  /** How many pieces; not given: what you hold of it, else 1. */
  quantity?: number | null | undefined;
};

/** Where a shopper orders from. */
export type OrderSource =
  /** From a product page: the cart stays as it is. */
  | 'BUY_NOW'
  /** From the cart: the products that are ordered leave it. */
  | 'CART';

/** How an order can be paid. */
export type PaymentMethod =
  /** In cash, to the courier. */
  | 'CASH_ON_DELIVERY';

/** An order as a shopper places it. */
export type PlaceOrderInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Bangladesh; the shop delivers nowhere else. */
  country?: string;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** The total that the shopper was shown, in whole taka; PRICE_CHANGED when it is another one by now. */
  expectedTotal: number;
  /** Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time. */
  idempotencyKey?: string | null | undefined;
  /** Exactly what is ordered, each product once, up to 100; whether it lies in the cart or not. */
  lines: Array<OrderLineInput>;
  /** How it is paid. */
  paymentMethod?: PaymentMethod;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Whether it is ordered from the cart. */
  source: OrderSource;
};

export type CheckoutCart_CartFragment = { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, lineTotal: number, available: number, state: Types.CartLineState, image: { url: string, srcSet: string | null } }> } & { ' $fragmentName'?: 'CheckoutCart_CartFragment' };

export type CheckoutHold_HoldFragment = { quantity: number, expiresAt: string, product: { id: string, name: string, nameBn: string | null } | null } & { ' $fragmentName'?: 'CheckoutHold_HoldFragment' };

export type CheckoutCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCartQuery = { cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, lineTotal: number, available: number, state: Types.CartLineState, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, product: { id: string, name: string, nameBn: string | null } | null }> };

export type CheckoutProductQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutProductQuery = { product: { id: string, name: string, nameBn: string | null, discountedPrice: number, quantity: number, image: { url: string, srcSet: string | null } }, holds: Array<{ quantity: number, expiresAt: string, product: { id: string, name: string, nameBn: string | null } | null }> };

export type CheckoutHoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutHoldsQuery = { holds: Array<{ quantity: number, expiresAt: string, product: { id: string, name: string, nameBn: string | null } | null }> };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, lines: Array<{ product: { id: string, quantity: number } | null }>, cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, lineTotal: number, available: number, state: Types.CartLineState, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, product: { id: string, name: string, nameBn: string | null } | null }> } };

export const CheckoutCart_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckOut"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutCart_CartFragment, unknown>;
export const CheckoutHold_HoldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutHold_hold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]}}]} as unknown as DocumentNode<CheckoutHold_HoldFragment, unknown>;
export const CheckoutCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart_cart"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutHold_hold"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckOut"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutHold_hold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]}}]} as unknown as DocumentNode<CheckoutCartQuery, CheckoutCartQueryVariables>;
export const CheckoutProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutHold_hold"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutHold_hold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]}}]} as unknown as DocumentNode<CheckoutProductQuery, CheckoutProductQueryVariables>;
export const CheckoutHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutHolds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutHold_hold"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutHold_hold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]}}]} as unknown as DocumentNode<CheckoutHoldsQuery, CheckoutHoldsQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart_cart"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutHold_hold"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canCheckOut"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutHold_hold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const useCheckoutCart_CartFragment = (from: FragmentType<CheckoutCart_CartFragment>) => apollo.useFragment({ fragment: CheckoutCart_CartFragmentDoc, fragmentName: 'CheckoutCart_cart', from })
export const useCheckoutHold_HoldFragment = (from: FragmentType<CheckoutHold_HoldFragment>) => apollo.useFragment({ fragment: CheckoutHold_HoldFragmentDoc, fragmentName: 'CheckoutHold_hold', from })
export const useCheckoutCartQuery = (options?: apollo.useQuery.Options<CheckoutCartQuery, CheckoutCartQueryVariables>) => apollo.useQuery(CheckoutCartDocument, options)
export const useCheckoutCartLazyQuery = (options?: apollo.useLazyQuery.Options<CheckoutCartQuery, CheckoutCartQueryVariables>) => apollo.useLazyQuery(CheckoutCartDocument, options)
export const useCheckoutCartSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<CheckoutCartQueryVariables>) => apollo.useSuspenseQuery(CheckoutCartDocument, options)
export const useCheckoutProductQuery = (options: apollo.useQuery.Options<CheckoutProductQuery, CheckoutProductQueryVariables> & { variables: CheckoutProductQueryVariables }) => apollo.useQuery(CheckoutProductDocument, options)
export const useCheckoutProductLazyQuery = (options?: apollo.useLazyQuery.Options<CheckoutProductQuery, CheckoutProductQueryVariables>) => apollo.useLazyQuery(CheckoutProductDocument, options)
export const useCheckoutProductSuspenseQuery = (options: apollo.useSuspenseQuery.Options<CheckoutProductQueryVariables> & { variables: CheckoutProductQueryVariables }) => apollo.useSuspenseQuery(CheckoutProductDocument, options)
export const useCheckoutHoldsQuery = (options?: apollo.useQuery.Options<CheckoutHoldsQuery, CheckoutHoldsQueryVariables>) => apollo.useQuery(CheckoutHoldsDocument, options)
export const useCheckoutHoldsLazyQuery = (options?: apollo.useLazyQuery.Options<CheckoutHoldsQuery, CheckoutHoldsQueryVariables>) => apollo.useLazyQuery(CheckoutHoldsDocument, options)
export const useCheckoutHoldsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<CheckoutHoldsQueryVariables>) => apollo.useSuspenseQuery(CheckoutHoldsDocument, options)
export const usePlaceOrderMutation = (options?: apollo.useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) => apollo.useMutation(PlaceOrderDocument, options)