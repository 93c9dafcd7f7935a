/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which of the two options of a product is meant. */
export type OptionKind =
  /** The second: the `color` of its variants, whatever it is called. */
  | 'COLOR'
  /** The first: the `size` of its variants, whatever it is called. */
  | 'SIZE';

export type ManageRow_ProductFragment = { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, quantity: number, options: Array<{ kind: Types.OptionKind }>, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'ManageRow_ProductFragment' };

export const ManageRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManageRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<ManageRow_ProductFragment, unknown>;
export const useManageRow_ProductFragment = (from: FragmentType<ManageRow_ProductFragment>) => apollo.useFragment({ fragment: ManageRow_ProductFragmentDoc, fragmentName: 'ManageRow_product', from })