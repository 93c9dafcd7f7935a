/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** So many pieces of a variant of a product, for an order that somebody of the shop writes. */
export type AgreedLineInput = {
  /** The product. */
  productId: string;
  /** How many pieces. */
  quantity: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** A language of the shop. */
export type Language =
  /** Bangla. */
  | 'BANGLA'
  /** English. */
  | 'ENGLISH';

/** An order that a customer gave by phone or message. */
export type TakeOrderInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Upazila or area, up to 80 characters. */
  area?: string | null | undefined;
  /** Whether the customer has said yes to it: it is confirmed at once. */
  confirmed?: boolean;
  /** Who orders: 1 to 80 characters. */
  customerName: string;
  /** What was agreed to be taken off, in whole taka; above 0 for admins and owners only. */
  discount?: number;
  /** Why, for the shop alone: up to 500 characters; must be sent with a discount. */
  discountReason?: string | null | undefined;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** The total that was told, delivery fee included and discount taken off, in whole taka; PRICE_CHANGED when it is another one. */
  expectedTotal: number;
  /** Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time. */
  idempotencyKey?: string | null | undefined;
  /** In which to tell of the order; not given: English. */
  language?: Language | null | undefined;
  /** All that is ordered, each variant of a product once, up to 100. */
  lines: Array<AgreedLineInput>;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Who receives it; not given: the shopper. */
  receiverName?: string | null | undefined;
  /** For the rider, up to 200 characters. */
  riderNote?: string | null | undefined;
};

export type TakeOrderMutationVariables = Exact<{
  input: Types.TakeOrderInput;
}>;


export type TakeOrderMutation = { takeOrder: { id: string, number: string } };


export const TakeOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<TakeOrderMutation, TakeOrderMutationVariables>;
export const useTakeOrderMutation = (options?: apollo.useMutation.Options<TakeOrderMutation, TakeOrderMutationVariables>) => apollo.useMutation(TakeOrderDocument, options)