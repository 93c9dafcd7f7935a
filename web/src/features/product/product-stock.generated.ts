/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductStock_ProductFragment = { id: string, quantity: number } & { ' $fragmentName'?: 'ProductStock_ProductFragment' };

export const ProductStock_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductStock_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<ProductStock_ProductFragment, unknown>;
export const useProductStock_ProductFragment = (from: FragmentType<ProductStock_ProductFragment>) => apollo.useFragment({ fragment: ProductStock_ProductFragmentDoc, fragmentName: 'ProductStock_product', from })