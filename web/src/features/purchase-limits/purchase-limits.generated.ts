/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How much one customer may order and set aside. */
export type CustomerLimitsInput = {
  /** The most pieces of all holds of one shopper together. */
  held: number;
  /** The most open orders of one account, and to one phone. */
  orders: number;
  /** The most pieces of one order, and of one hold. */
  pieces: number;
  /** The most that those may come to, in whole taka. */
  total: number;
};

/** How much customers may order and set aside. */
export type PurchaseLimitsInput = {
  /** The version that the admin saw; LIMITS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** The total in whole taka above which a first order is pointed out. Not given: it stays. */
  firstOrderTotal?: number | null | undefined;
  /** For those who have received an order. */
  knownCustomers: CustomerLimitsInput;
  /** For those to whom nothing was delivered yet. */
  newCustomers: CustomerLimitsInput;
  /** What open orders may come to, and what is set aside, in whole taka, for a new customer who has confirmed neither email nor phone. */
  unconfirmedTotal: number;
};

export type PurchaseLimits_AllFragment = { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } & { ' $fragmentName'?: 'PurchaseLimits_AllFragment' };

export type PurchaseLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchaseLimitsQuery = { purchaseLimits: { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } };

export type SetPurchaseLimitsMutationVariables = Exact<{
  input: Types.PurchaseLimitsInput;
}>;


export type SetPurchaseLimitsMutation = { setPurchaseLimits: { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } };

export const PurchaseLimits_AllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseLimits_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"firstOrderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"knownCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PurchaseLimits_AllFragment, unknown>;
export const PurchaseLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseLimits_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseLimits_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"firstOrderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"knownCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PurchaseLimitsQuery, PurchaseLimitsQueryVariables>;
export const SetPurchaseLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPurchaseLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseLimitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPurchaseLimits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseLimits_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseLimits_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"firstOrderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"knownCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SetPurchaseLimitsMutation, SetPurchaseLimitsMutationVariables>;
export const usePurchaseLimits_AllFragment = (from: FragmentType<PurchaseLimits_AllFragment>) => apollo.useFragment({ fragment: PurchaseLimits_AllFragmentDoc, fragmentName: 'PurchaseLimits_all', from })
export const usePurchaseLimitsQuery = (options?: apollo.useQuery.Options<PurchaseLimitsQuery, PurchaseLimitsQueryVariables>) => apollo.useQuery(PurchaseLimitsDocument, options)
export const usePurchaseLimitsLazyQuery = (options?: apollo.useLazyQuery.Options<PurchaseLimitsQuery, PurchaseLimitsQueryVariables>) => apollo.useLazyQuery(PurchaseLimitsDocument, options)
export const usePurchaseLimitsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<PurchaseLimitsQueryVariables>) => apollo.useSuspenseQuery(PurchaseLimitsDocument, options)
export const useSetPurchaseLimitsMutation = (options?: apollo.useMutation.Options<SetPurchaseLimitsMutation, SetPurchaseLimitsMutationVariables>) => apollo.useMutation(SetPurchaseLimitsDocument, options)