/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductPurchase_ProductFragment = { id: string, name: string, nameBn: string | null } & { ' $fragmentName'?: 'ProductPurchase_ProductFragment' };

export const ProductPurchase_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPurchase_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]} as unknown as DocumentNode<ProductPurchase_ProductFragment, unknown>;
export const useProductPurchase_ProductFragment = (from: FragmentType<ProductPurchase_ProductFragment>) => apollo.useFragment({ fragment: ProductPurchase_ProductFragmentDoc, fragmentName: 'ProductPurchase_product', from })