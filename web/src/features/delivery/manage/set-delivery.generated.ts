/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { DeliveryRules_PlanFragment } from '../../../lib/delivery/delivery.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What holds for one district in place of the rule for all. */
export type DeliveryExceptionInput = {
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** In whole taka, 0 to 100,000. */
  fee: number;
  /** The most days, not fewer than the fewest and 60 at most. */
  maxDays: number;
  /** The fewest days from the order to the door, 0 to 60. */
  minDays: number;
};

/** What delivery is to cost, and when it comes. */
export type DeliveryPlanInput = {
  /** All districts where something else holds, each once. */
  exceptions: Array<DeliveryExceptionInput>;
  /** The version that the admin saw; DELIVERY_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** In whole taka, 0 to 100,000. */
  fee: number;
  /** The total of the products from which delivery is free everywhere, in whole taka; null: from none. */
  freeFrom?: number | null | undefined;
  /** The most days, not fewer than the fewest and 60 at most. */
  maxDays: number;
  /** The fewest days from the order to the door, 0 to 60. */
  minDays: number;
};

export type SetDeliveryMutationVariables = Exact<{
  input: Types.DeliveryPlanInput;
}>;


export type SetDeliveryMutation = { setDelivery: { version: number, fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } };


export const SetDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRules_plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRules_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}}]}}]}}]} as unknown as DocumentNode<SetDeliveryMutation, SetDeliveryMutationVariables>;
export const useSetDeliveryMutation = (options?: apollo.useMutation.Options<SetDeliveryMutation, SetDeliveryMutationVariables>) => apollo.useMutation(SetDeliveryDocument, options)