/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { ProductPicture_ProductFragment } from './product-picture.generated';
import type { ProductPrice_ProductFragment } from './product-price.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RelatedProduct_ProductFragment = (
  { id: string, name: string, nameBn: string | null, discount: number, quantity: number }
  & { ' $fragmentRefs'?: { 'ProductPicture_ProductFragment': ProductPicture_ProductFragment;'ProductPrice_ProductFragment': ProductPrice_ProductFragment } }
) & { ' $fragmentName'?: 'RelatedProduct_ProductFragment' };

export const RelatedProduct_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPicture_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPicture_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}}]}}]} as unknown as DocumentNode<RelatedProduct_ProductFragment, unknown>;
export const useRelatedProduct_ProductFragment = (from: FragmentType<RelatedProduct_ProductFragment>) => apollo.useFragment({ fragment: RelatedProduct_ProductFragmentDoc, fragmentName: 'RelatedProduct_product', from })