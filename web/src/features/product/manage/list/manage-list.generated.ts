/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { ManageRow_ProductFragment } from './manage-row.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The order of a list of products. */
export type ProductSort =
  /** Those that most shoppers have bought first, as counted every hour; of as many, those of which most pieces were sold. */
  | 'BEST_SELLING'
  /** Those with the fewest pieces first. */
  | 'FEWEST_LEFT'
  /** By their English names, from A to Z. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** By what a shopper pays, the dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** By what a shopper pays, the cheapest first. */
  | 'PRICE_LOW_TO_HIGH'
  /** The best rated first, those without reviews last. */
  | 'RATING'
  /** The best match of the search first; without a search, the newest first. */
  | 'RELEVANCE';

/** How little there is of a product. */
export type StockLevel =
  /** 5 pieces or fewer are available, or none. */
  | 'LOW'
  /** None is available. */
  | 'SOLD_OUT';

export type ManageProductsQueryVariables = Exact<{
  category?: number | null | undefined;
  search?: string | null | undefined;
  stock?: Types.StockLevel | null | undefined;
  sort?: Types.ProductSort | null | undefined;
  page: number;
  size: number;
}>;


export type ManageProductsQuery = { products: { total: number, pageCount: number, items: Array<(
      { id: string, name: string, nameBn: string | null }
      & { ' $fragmentRefs'?: { 'ManageRow_ProductFragment': ManageRow_ProductFragment } }
    )> } };

export type DeleteProductsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteProductsMutation = { deleteProducts: Array<{ id: string, code: string | null }> };

export type OpenOrdersOfQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OpenOrdersOfQuery = { openOrdersOf: Array<{ productId: string, count: number }> };


export const ManageProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stock"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"stock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stock"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManageRow_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManageRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ManageProductsQuery, ManageProductsQueryVariables>;
export const DeleteProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<DeleteProductsMutation, DeleteProductsMutationVariables>;
export const OpenOrdersOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenOrdersOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrdersOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<OpenOrdersOfQuery, OpenOrdersOfQueryVariables>;
export const useManageProductsQuery = (options: apollo.useQuery.Options<ManageProductsQuery, ManageProductsQueryVariables> & { variables: ManageProductsQueryVariables }) => apollo.useQuery(ManageProductsDocument, options)
export const useManageProductsLazyQuery = (options?: apollo.useLazyQuery.Options<ManageProductsQuery, ManageProductsQueryVariables>) => apollo.useLazyQuery(ManageProductsDocument, options)
export const useManageProductsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<ManageProductsQueryVariables> & { variables: ManageProductsQueryVariables }) => apollo.useSuspenseQuery(ManageProductsDocument, options)
export const useDeleteProductsMutation = (options?: apollo.useMutation.Options<DeleteProductsMutation, DeleteProductsMutationVariables>) => apollo.useMutation(DeleteProductsDocument, options)
export const useOpenOrdersOfQuery = (options: apollo.useQuery.Options<OpenOrdersOfQuery, OpenOrdersOfQueryVariables> & { variables: OpenOrdersOfQueryVariables }) => apollo.useQuery(OpenOrdersOfDocument, options)
export const useOpenOrdersOfLazyQuery = (options?: apollo.useLazyQuery.Options<OpenOrdersOfQuery, OpenOrdersOfQueryVariables>) => apollo.useLazyQuery(OpenOrdersOfDocument, options)
export const useOpenOrdersOfSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OpenOrdersOfQueryVariables> & { variables: OpenOrdersOfQueryVariables }) => apollo.useSuspenseQuery(OpenOrdersOfDocument, options)