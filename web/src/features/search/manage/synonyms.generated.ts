/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Words that are to mean the same. */
export type SynonymGroupInput = {
  /** The words that you read in the group. When it has others by now, nothing changes: SYNONYMS_CHANGED. */
  expectedWords?: Array<string> | null | undefined;
  /** The group that is changed; without it, a new one. */
  id?: string | null | undefined;
  /** All words of the group: 2 to 50, each of 1 to 60 characters with a letter or a digit, none twice. */
  words: Array<string>;
};

export type SynonymGroupsQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
}>;


export type SynonymGroupsQuery = { synonymGroups: { total: number, pageCount: number, items: Array<{ id: string, words: Array<string> }> } };

export type SaveSynonymGroupMutationVariables = Exact<{
  input: Types.SynonymGroupInput;
}>;


export type SaveSynonymGroupMutation = { saveSynonymGroup: { id: string, words: Array<string> } };

export type RemoveSynonymGroupMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSynonymGroupMutation = { removeSynonymGroup: boolean };


export const SynonymGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SynonymGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<SynonymGroupsQuery, SynonymGroupsQueryVariables>;
export const SaveSynonymGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSynonymGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<SaveSynonymGroupMutation, SaveSynonymGroupMutationVariables>;
export const RemoveSynonymGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSynonymGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSynonymGroupMutation, RemoveSynonymGroupMutationVariables>;
export const useSynonymGroupsQuery = (options: apollo.useQuery.Options<SynonymGroupsQuery, SynonymGroupsQueryVariables> & { variables: SynonymGroupsQueryVariables }) => apollo.useQuery(SynonymGroupsDocument, options)
export const useSynonymGroupsLazyQuery = (options?: apollo.useLazyQuery.Options<SynonymGroupsQuery, SynonymGroupsQueryVariables>) => apollo.useLazyQuery(SynonymGroupsDocument, options)
export const useSynonymGroupsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<SynonymGroupsQueryVariables> & { variables: SynonymGroupsQueryVariables }) => apollo.useSuspenseQuery(SynonymGroupsDocument, options)
export const useSaveSynonymGroupMutation = (options?: apollo.useMutation.Options<SaveSynonymGroupMutation, SaveSynonymGroupMutationVariables>) => apollo.useMutation(SaveSynonymGroupDocument, options)
export const useRemoveSynonymGroupMutation = (options?: apollo.useMutation.Options<RemoveSynonymGroupMutation, RemoveSynonymGroupMutationVariables>) => apollo.useMutation(RemoveSynonymGroupDocument, options)