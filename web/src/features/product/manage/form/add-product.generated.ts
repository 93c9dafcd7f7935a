/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new product. */
export type AddProductInput = {
  /** The brand that it is sold under; up to 100 characters. */
  brandName?: string | null | undefined;
  /** The code of its category, 11 to 77. */
  categoryCode: number;
  /** Its colour or colours; up to 100 characters. */
  color?: string | null | undefined;
  /** Its colour or colours, in Bangla; up to 100 characters. */
  colorBn?: string | null | undefined;
  /** Plain text, up to 2,000 characters. */
  description?: string | null | undefined;
  /** The same in Bangla. */
  descriptionBn?: string | null | undefined;
  /** Percent taken off the price, 0 to 100. */
  discount?: number;
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
  name: string;
  /** The name in Bangla, up to 200 characters. */
  nameBn?: string | null | undefined;
  /** Where it was made; up to 100 characters. */
  placeOfOrigin?: string | null | undefined;
  /** Where it was made, in Bangla; up to 100 characters. */
  placeOfOriginBn?: string | null | undefined;
  /** The regular price of one piece, 0 to 10,000,000 whole taka. */
  price: number;
  /** What kind of thing it is; up to 100 characters. */
  productType?: string | null | undefined;
  /** What kind of thing it is, in Bangla; up to 100 characters. */
  productTypeBn?: string | null | undefined;
  /** How many pieces there are, 0 to 1,000,000. */
  quantity: number;
  /** Its size as printed on it; up to 100 characters. */
  size?: string | null | undefined;
  /** Its size, in Bangla; up to 100 characters. */
  sizeBn?: string | null | undefined;
};

/** A picture of a product, as an admin says it. */
export type ProductPictureInput = {
  /** What is seen on it, in English; up to 200 characters. */
  alt?: string | null | undefined;
  /** The same in Bangla; up to 200 characters. */
  altBn?: string | null | undefined;
  /** An https address, or a path of the shop's own beginning with /images/. */
  url: string;
};

export type AddProductMutationVariables = Exact<{
  input: Types.AddProductInput;
}>;


export type AddProductMutation = { addProduct: { id: string, name: string } };


export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const useAddProductMutation = (options?: apollo.useMutation.Options<AddProductMutation, AddProductMutationVariables>) => apollo.useMutation(AddProductDocument, options)