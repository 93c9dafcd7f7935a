/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductCorner_ProductFragment = { id: string, name: string, nameBn: string | null } & { ' $fragmentName'?: 'ProductCorner_ProductFragment' };

export const ProductCorner_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCorner_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}}]} as unknown as DocumentNode<ProductCorner_ProductFragment, unknown>;
export const useProductCorner_ProductFragment = (from: FragmentType<ProductCorner_ProductFragment>) => apollo.useFragment({ fragment: ProductCorner_ProductFragmentDoc, fragmentName: 'ProductCorner_product', from })