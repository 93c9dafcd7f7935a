/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductPrice_ProductFragment = { id: string, price: number, discountedPrice: number, discountedPriceTo: number } & { ' $fragmentName'?: 'ProductPrice_ProductFragment' };

export const ProductPrice_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}}]}}]} as unknown as DocumentNode<ProductPrice_ProductFragment, unknown>;
export const useProductPrice_ProductFragment = (from: FragmentType<ProductPrice_ProductFragment>) => apollo.useFragment({ fragment: ProductPrice_ProductFragmentDoc, fragmentName: 'ProductPrice_product', from })