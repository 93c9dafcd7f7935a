/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Pieces that a shopper wants set aside. */
export type HoldStockInput = {
  /** The product. */
  productId: string;
  /** How many pieces, at least 1 and at most what is available, your earlier hold of it counted in. */
  quantity?: number | null | undefined;
  /** Instead of `quantity`: how many of the pieces that are available now shall remain so; the others are held. */
  remaining?: number | null | undefined;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

export type HoldStockMutationVariables = Exact<{
  input: Types.HoldStockInput;
}>;


export type HoldStockMutation = { holdStock: { expiresAt: string, quantity: number, variantId: string, product: { id: string, quantity: number } | null, variant: { id: string, quantity: number, discountedPrice: number } | null } };


export const HoldStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]}}]}}]} as unknown as DocumentNode<HoldStockMutation, HoldStockMutationVariables>;
export const useHoldStockMutation = (options?: apollo.useMutation.Options<HoldStockMutation, HoldStockMutationVariables>) => apollo.useMutation(HoldStockDocument, options)