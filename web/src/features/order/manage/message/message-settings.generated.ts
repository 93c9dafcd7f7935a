/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which messages about orders are sent. */
export type MessageSettingsInput = {
  /** What shoppers are told by mail; each once. */
  byMail: Array<OrderMessageKind>;
  /** What they are told by text message; each once. */
  bySms: Array<OrderMessageKind>;
  /** The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** Who gets a mail for each new order; not given: nobody. */
  newOrdersTo?: string | null | undefined;
};

/** What of an order is told to whoever ordered. */
export type OrderMessageKind =
  /** That it was cancelled. */
  | 'CANCELLED'
  /** That it was agreed on the phone. */
  | 'CONFIRMED'
  /** What it holds after a correction. */
  | 'CORRECTED'
  /** That it was handed over. */
  | 'DELIVERED'
  /** That the shop has it. */
  | 'PLACED'
  /** That it came back, or was lost on its way. */
  | 'RETURNED'
  /** That it is on its way, with whom, and how to follow it. */
  | 'SHIPPED';

export type MessageSettings_AllFragment = { version: number, byMail: Array<Types.OrderMessageKind>, bySms: Array<Types.OrderMessageKind>, newOrdersTo: string | null } & { ' $fragmentName'?: 'MessageSettings_AllFragment' };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { messageSettings: { version: number, byMail: Array<Types.OrderMessageKind>, bySms: Array<Types.OrderMessageKind>, newOrdersTo: string | null } };

export type SetMessageSettingsMutationVariables = Exact<{
  input: Types.MessageSettingsInput;
}>;


export type SetMessageSettingsMutation = { setMessageSettings: { version: number, byMail: Array<Types.OrderMessageKind>, bySms: Array<Types.OrderMessageKind>, newOrdersTo: string | null } };

export const MessageSettings_AllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageSettings_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"bySms"}},{"kind":"Field","name":{"kind":"Name","value":"newOrdersTo"}}]}}]} as unknown as DocumentNode<MessageSettings_AllFragment, unknown>;
export const MessageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageSettings_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageSettings_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"bySms"}},{"kind":"Field","name":{"kind":"Name","value":"newOrdersTo"}}]}}]} as unknown as DocumentNode<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const SetMessageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageSettings_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageSettings_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"bySms"}},{"kind":"Field","name":{"kind":"Name","value":"newOrdersTo"}}]}}]} as unknown as DocumentNode<SetMessageSettingsMutation, SetMessageSettingsMutationVariables>;
export const useMessageSettings_AllFragment = (from: FragmentType<MessageSettings_AllFragment>) => apollo.useFragment({ fragment: MessageSettings_AllFragmentDoc, fragmentName: 'MessageSettings_all', from })
export const useMessageSettingsQuery = (options?: apollo.useQuery.Options<MessageSettingsQuery, MessageSettingsQueryVariables>) => apollo.useQuery(MessageSettingsDocument, options)
export const useMessageSettingsLazyQuery = (options?: apollo.useLazyQuery.Options<MessageSettingsQuery, MessageSettingsQueryVariables>) => apollo.useLazyQuery(MessageSettingsDocument, options)
export const useMessageSettingsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<MessageSettingsQueryVariables>) => apollo.useSuspenseQuery(MessageSettingsDocument, options)
export const useSetMessageSettingsMutation = (options?: apollo.useMutation.Options<SetMessageSettingsMutation, SetMessageSettingsMutationVariables>) => apollo.useMutation(SetMessageSettingsDocument, options)