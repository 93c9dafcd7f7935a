/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What lengths are measured in. */
export type LengthUnit =
  /** Centimetres. */
  | 'CM'
  /** Inches of 2.54 cm. */
  | 'INCH';

export type SizeChart_ProductFragment = { id: string, sizeChart: { unit: Types.LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } & { ' $fragmentName'?: 'SizeChart_ProductFragment' };

export const SizeChart_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SizeChart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<SizeChart_ProductFragment, unknown>;
export const useSizeChart_ProductFragment = (from: FragmentType<SizeChart_ProductFragment>) => apollo.useFragment({ fragment: SizeChart_ProductFragmentDoc, fragmentName: 'SizeChart_product', from })