/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeliveryRules_PlanFragment = { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } & { ' $fragmentName'?: 'DeliveryRules_PlanFragment' };

export type DeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryQuery = { delivery: { version: number, fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } };

export const DeliveryRules_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRules_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}}]}}]}}]} as unknown as DocumentNode<DeliveryRules_PlanFragment, unknown>;
export const DeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRules_plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRules_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}}]}}]}}]} as unknown as DocumentNode<DeliveryQuery, DeliveryQueryVariables>;
export const useDeliveryRules_PlanFragment = (from: FragmentType<DeliveryRules_PlanFragment>) => apollo.useFragment({ fragment: DeliveryRules_PlanFragmentDoc, fragmentName: 'DeliveryRules_plan', from })
export const useDeliveryQuery = (options?: apollo.useQuery.Options<DeliveryQuery, DeliveryQueryVariables>) => apollo.useQuery(DeliveryDocument, options)
export const useDeliveryLazyQuery = (options?: apollo.useLazyQuery.Options<DeliveryQuery, DeliveryQueryVariables>) => apollo.useLazyQuery(DeliveryDocument, options)
export const useDeliverySuspenseQuery = (options?: apollo.useSuspenseQuery.Options<DeliveryQueryVariables>) => apollo.useSuspenseQuery(DeliveryDocument, options)