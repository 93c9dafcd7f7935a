/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { RelatedProduct_ProductFragment } from './related-product.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RelatedProductsQueryVariables = Exact<{
  id: string;
}>;


export type RelatedProductsQuery = { product: { id: string, boughtTogether: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'RelatedProduct_ProductFragment': RelatedProduct_ProductFragment } }
    )>, similar: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'RelatedProduct_ProductFragment': RelatedProduct_ProductFragment } }
    )> } };


export const RelatedProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedProduct_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedProduct_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPicture_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPicture_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice_product"}}]}}]} as unknown as DocumentNode<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const useRelatedProductsQuery = (options: apollo.useQuery.Options<RelatedProductsQuery, RelatedProductsQueryVariables> & { variables: RelatedProductsQueryVariables }) => apollo.useQuery(RelatedProductsDocument, options)
export const useRelatedProductsLazyQuery = (options?: apollo.useLazyQuery.Options<RelatedProductsQuery, RelatedProductsQueryVariables>) => apollo.useLazyQuery(RelatedProductsDocument, options)
export const useRelatedProductsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<RelatedProductsQueryVariables> & { variables: RelatedProductsQueryVariables }) => apollo.useSuspenseQuery(RelatedProductsDocument, options)