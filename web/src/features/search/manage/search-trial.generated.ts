/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchTrialQueryVariables = Exact<{
  search: string;
}>;


export type SearchTrialQuery = { searchTrial: { total: number, words: Array<{ word: string, means: Array<string> }>, products: Array<{ id: string, name: string, nameBn: string | null, quantity: number, image: { url: string, srcSet: string | null } }> } };


export const SearchTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTrial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"means"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchTrialQuery, SearchTrialQueryVariables>;
export const useSearchTrialQuery = (options: apollo.useQuery.Options<SearchTrialQuery, SearchTrialQueryVariables> & { variables: SearchTrialQueryVariables }) => apollo.useQuery(SearchTrialDocument, options)
export const useSearchTrialLazyQuery = (options?: apollo.useLazyQuery.Options<SearchTrialQuery, SearchTrialQueryVariables>) => apollo.useLazyQuery(SearchTrialDocument, options)
export const useSearchTrialSuspenseQuery = (options: apollo.useSuspenseQuery.Options<SearchTrialQueryVariables> & { variables: SearchTrialQueryVariables }) => apollo.useSuspenseQuery(SearchTrialDocument, options)