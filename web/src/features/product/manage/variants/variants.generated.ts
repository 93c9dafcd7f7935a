/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** What the options of a product are called; null or blank: just a size, just a colour. */
export type OptionNamesInput = {
  /** The second option, such as Scent. */
  color?: string | null | undefined;
  /** The same in Bangla. */
  colorBn?: string | null | undefined;
  /** The first option, such as Length. */
  size?: string | null | undefined;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
};

/** The variants of a product as an admin wants them. */
export type SaveVariantsInput = {
  /** Not sent: as they are. */
  optionNames?: OptionNamesInput | null | undefined;
  /** Those that are to go: no longer sold, or gone for good when nothing was ever done with them. */
  removedIds?: Array<string>;
  /** Those that are changed or new, in the order in which they are to be shown; others stay as they are, after these, but for one without size and colour. At most 60 are sold of one product, and all that are sold have the same options. */
  variants: Array<VariantInput>;
};

/** A variant as an admin wants it. What is not sent stays as it is; of a new one it is nothing. */
export type VariantInput = {
  /** Its colour, or what the second option is, up to 40 characters. */
  color?: string | null | undefined;
  /** The same in Bangla. */
  colorBn?: string | null | undefined;
  /** With `price`: the `price` that the admin saw, in whole taka. */
  expectedPrice?: number | null | undefined;
  /** With `quantity`: the stock that the admin saw. */
  expectedQuantity?: number | null | undefined;
  /** The variant that is changed; without it, a new one. */
  id?: string | null | undefined;
  /** Its own picture, as that of a product; null: none of its own. */
  imageUrl?: string | null | undefined;
  /** Whether it is sold. Not sent: as it is; a new one is. */
  isActive?: boolean | null | undefined;
  /** Its regular price, in whole taka; null: that of the product. */
  price?: number | null | undefined;
  /** How many pieces are to be available; none of a new one. */
  quantity?: number | null | undefined;
  /** Its size, or what the first option is, up to 40 characters. */
  size?: string | null | undefined;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
  /** The shop's own number for it, unique in the shop, up to 40 characters. */
  sku?: string | null | undefined;
};

export type EditedVariants_ProductFragment = { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } & { ' $fragmentName'?: 'EditedVariants_ProductFragment' };

export type EditedVariantsQueryVariables = Exact<{
  id: string;
}>;


export type EditedVariantsQuery = { product: { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } };

export type SaveVariantsMutationVariables = Exact<{
  id: string;
  input: Types.SaveVariantsInput;
}>;


export type SaveVariantsMutation = { saveVariants: { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } };

export const EditedVariants_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVariants_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allVariants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"ownPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<EditedVariants_ProductFragment, unknown>;
export const EditedVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVariants_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVariants_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allVariants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"ownPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<EditedVariantsQuery, EditedVariantsQueryVariables>;
export const SaveVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveVariantsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVariants_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVariants_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPriceTo"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allVariants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"ownPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SaveVariantsMutation, SaveVariantsMutationVariables>;
export const useEditedVariants_ProductFragment = (from: FragmentType<EditedVariants_ProductFragment>) => apollo.useFragment({ fragment: EditedVariants_ProductFragmentDoc, fragmentName: 'EditedVariants_product', from })
export const useEditedVariantsQuery = (options: apollo.useQuery.Options<EditedVariantsQuery, EditedVariantsQueryVariables> & { variables: EditedVariantsQueryVariables }) => apollo.useQuery(EditedVariantsDocument, options)
export const useEditedVariantsLazyQuery = (options?: apollo.useLazyQuery.Options<EditedVariantsQuery, EditedVariantsQueryVariables>) => apollo.useLazyQuery(EditedVariantsDocument, options)
export const useEditedVariantsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<EditedVariantsQueryVariables> & { variables: EditedVariantsQueryVariables }) => apollo.useSuspenseQuery(EditedVariantsDocument, options)
export const useSaveVariantsMutation = (options?: apollo.useMutation.Options<SaveVariantsMutation, SaveVariantsMutationVariables>) => apollo.useMutation(SaveVariantsDocument, options)