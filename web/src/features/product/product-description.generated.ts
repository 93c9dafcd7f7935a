/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductDescription_ProductFragment = { id: string, description: string | null, descriptionBn: string | null } & { ' $fragmentName'?: 'ProductDescription_ProductFragment' };

export const ProductDescription_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductDescription_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}}]}}]} as unknown as DocumentNode<ProductDescription_ProductFragment, unknown>;
export const useProductDescription_ProductFragment = (from: FragmentType<ProductDescription_ProductFragment>) => apollo.useFragment({ fragment: ProductDescription_ProductFragmentDoc, fragmentName: 'ProductDescription_product', from })