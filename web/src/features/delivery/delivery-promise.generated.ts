/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeliveryPromise_ProductFragment = { id: string, discountedPrice: number } & { ' $fragmentName'?: 'DeliveryPromise_ProductFragment' };

export const DeliveryPromise_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]} as unknown as DocumentNode<DeliveryPromise_ProductFragment, unknown>;
export const useDeliveryPromise_ProductFragment = (from: FragmentType<DeliveryPromise_ProductFragment>) => apollo.useFragment({ fragment: DeliveryPromise_ProductFragmentDoc, fragmentName: 'DeliveryPromise_product', from })