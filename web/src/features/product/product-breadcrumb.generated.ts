/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductBreadcrumb_ProductFragment = { id: string, category: { code: number } } & { ' $fragmentName'?: 'ProductBreadcrumb_ProductFragment' };

export const ProductBreadcrumb_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBreadcrumb_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ProductBreadcrumb_ProductFragment, unknown>;
export const useProductBreadcrumb_ProductFragment = (from: FragmentType<ProductBreadcrumb_ProductFragment>) => apollo.useFragment({ fragment: ProductBreadcrumb_ProductFragmentDoc, fragmentName: 'ProductBreadcrumb_product', from })