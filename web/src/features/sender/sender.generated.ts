/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who sends the parcels of the shop. */
export type SenderInput = {
  /** The address, 1 to 200 characters. */
  address: string;
  /** The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** The name, 1 to 80 characters in one line. */
  name: string;
  /** A Bangladesh number, in Latin or Bangla digits. */
  phone: string;
};

export type Sender_AllFragment = { version: number, name: string | null, address: string | null, phone: string | null } & { ' $fragmentName'?: 'Sender_AllFragment' };

export type SenderQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderQuery = { sender: { version: number, name: string | null, address: string | null, phone: string | null } };

export type SetSenderMutationVariables = Exact<{
  input: Types.SenderInput;
}>;


export type SetSenderMutation = { setSender: { version: number, name: string | null, address: string | null, phone: string | null } };

export const Sender_AllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<Sender_AllFragment, unknown>;
export const SenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sender_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<SenderQuery, SenderQueryVariables>;
export const SetSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sender_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<SetSenderMutation, SetSenderMutationVariables>;
export const useSender_AllFragment = (from: FragmentType<Sender_AllFragment>) => apollo.useFragment({ fragment: Sender_AllFragmentDoc, fragmentName: 'Sender_all', from })
export const useSenderQuery = (options?: apollo.useQuery.Options<SenderQuery, SenderQueryVariables>) => apollo.useQuery(SenderDocument, options)
export const useSenderLazyQuery = (options?: apollo.useLazyQuery.Options<SenderQuery, SenderQueryVariables>) => apollo.useLazyQuery(SenderDocument, options)
export const useSenderSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<SenderQueryVariables>) => apollo.useSuspenseQuery(SenderDocument, options)
export const useSetSenderMutation = (options?: apollo.useMutation.Options<SetSenderMutation, SetSenderMutationVariables>) => apollo.useMutation(SetSenderDocument, options)