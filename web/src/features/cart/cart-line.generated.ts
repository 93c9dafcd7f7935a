/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a line of a cart can be ordered. */
export type CartLineState =
  /** It can. */
  | 'IN_STOCK'
  /** The shop no longer sells the product. */
  | 'NO_LONGER_SOLD'
  /** Fewer pieces are there for the shopper than the line holds. */
  | 'SHORT';

export type CartLine_ItemFragment = { productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: Types.CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'CartLine_ItemFragment' };

export const CartLine_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceWhenAdded"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]} as unknown as DocumentNode<CartLine_ItemFragment, unknown>;
export const useCartLine_ItemFragment = (from: FragmentType<CartLine_ItemFragment>) => apollo.useFragment({ fragment: CartLine_ItemFragmentDoc, fragmentName: 'CartLine_item', from })