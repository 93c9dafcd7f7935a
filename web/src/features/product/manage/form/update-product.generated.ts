/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { ProductFacts_ProductFragment } from '../../product-facts.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which of the two options of a product is meant. */
export type OptionKind =
  /** The second: the `color` of its variants, whatever it is called. */
  | 'COLOR'
  /** The first: the `size` of its variants, whatever it is called. */
  | 'SIZE';

/** A picture of a product, as an admin says it. */
export type ProductPictureInput = {
  /** What is seen on it, in English; up to 200 characters. */
  alt?: string | null | undefined;
  /** The same in Bangla; up to 200 characters. */
  altBn?: string | null | undefined;
  /** An https address, or a path of the shop's own beginning with /images/. */
  url: string;
};

/** What is to change on a product; what is not sent stays, and null empties a text. */
export type UpdateProductInput = {
  /** The brand that it is sold under; up to 100 characters. */
  brandName?: string | null | undefined;
  /** The code of its category, 11 to 77. */
  categoryCode?: number | null | undefined;
  /** Its colour or colours; up to 100 characters. */
  color?: string | null | undefined;
  /** Its colour or colours, in Bangla; up to 100 characters. */
  colorBn?: string | null | undefined;
  /** Plain text, up to 2,000 characters. */
  description?: string | null | undefined;
  /** The same in Bangla. */
  descriptionBn?: string | null | undefined;
  /** Percent taken off the price, 0 to 100. */
  discount?: number | null | undefined;
  /** With `discount`: the discount that the admin saw; PRODUCT_CHANGED when it is another one by now. */
  expectedDiscount?: number | null | undefined;
  /** With `price`: the price that the admin saw, in whole taka; PRODUCT_CHANGED when it is another one by now. */
  expectedPrice?: number | null | undefined;
  /** With `quantity`: the stock that the admin saw; STOCK_CHANGED when it is another one by now. */
  expectedQuantity?: number | null | undefined;
  /** The first picture alone: an https address, or a path of the shop's own beginning with /images/; null takes all pictures away and is the shop's placeholder. Not looked at where `images` is sent. */
  imageUrl?: string | null | undefined;
  /** All pictures in their order, up to 8, none of them twice; empty or null is the shop's placeholder. */
  images?: Array<ProductPictureInput> | null | undefined;
  /** What it is made of; up to 100 characters. */
  material?: string | null | undefined;
  /** What it is made of, in Bangla; up to 100 characters. */
  materialBn?: string | null | undefined;
  /** The maker's own number for it; up to 100 characters. */
  modelNumber?: string | null | undefined;
  /** In English, 1 to 200 characters. */
  name?: string | null | undefined;
  /** The name in Bangla, up to 200 characters. */
  nameBn?: string | null | undefined;
  /** Where it was made; up to 100 characters. */
  placeOfOrigin?: string | null | undefined;
  /** Where it was made, in Bangla; up to 100 characters. */
  placeOfOriginBn?: string | null | undefined;
  /** The regular price of one piece, 0 to 10,000,000 whole taka. */
  price?: number | null | undefined;
  /** What kind of thing it is; up to 100 characters. */
  productType?: string | null | undefined;
  /** What kind of thing it is, in Bangla; up to 100 characters. */
  productTypeBn?: string | null | undefined;
  /** How many pieces are to be available, 0 to 1,000,000. */
  quantity?: number | null | undefined;
  /** Its size as printed on it; up to 100 characters. */
  size?: string | null | undefined;
  /** Its size, in Bangla; up to 100 characters. */
  sizeBn?: string | null | undefined;
};

export type EditedProduct_ProductFragment = { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: Types.OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } & { ' $fragmentName'?: 'EditedProduct_ProductFragment' };

export type EditedProductQueryVariables = Exact<{
  id: string;
}>;


export type EditedProductQuery = { product: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: Types.OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: Types.UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: Types.OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } };

export const EditedProduct_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFacts_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFacts_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<EditedProduct_ProductFragment, unknown>;
export const EditedProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProduct_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFacts_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFacts_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<EditedProductQuery, EditedProductQueryVariables>;
export const UpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProduct_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFacts_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFacts_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const useEditedProduct_ProductFragment = (from: FragmentType<EditedProduct_ProductFragment>) => apollo.useFragment({ fragment: EditedProduct_ProductFragmentDoc, fragmentName: 'EditedProduct_product', from })
export const useEditedProductQuery = (options: apollo.useQuery.Options<EditedProductQuery, EditedProductQueryVariables> & { variables: EditedProductQueryVariables }) => apollo.useQuery(EditedProductDocument, options)
export const useEditedProductLazyQuery = (options?: apollo.useLazyQuery.Options<EditedProductQuery, EditedProductQueryVariables>) => apollo.useLazyQuery(EditedProductDocument, options)
export const useEditedProductSuspenseQuery = (options: apollo.useSuspenseQuery.Options<EditedProductQueryVariables> & { variables: EditedProductQueryVariables }) => apollo.useSuspenseQuery(EditedProductDocument, options)
export const useUpdateProductMutation = (options?: apollo.useMutation.Options<UpdateProductMutation, UpdateProductMutationVariables>) => apollo.useMutation(UpdateProductDocument, options)