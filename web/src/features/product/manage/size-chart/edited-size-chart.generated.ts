/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What lengths are measured in. */
export type LengthUnit =
  /** Centimetres. */
  | 'CM'
  /** Inches of 2.54 cm. */
  | 'INCH';

/** Which of the two options of a product is meant. */
export type OptionKind =
  /** The second: the `color` of its variants, whatever it is called. */
  | 'COLOR'
  /** The first: the `size` of its variants, whatever it is called. */
  | 'SIZE';

/** A column of a size chart, such as Chest. */
export type SizeChartColumnInput = {
  /** What is measured, in English; 1 to 40 characters. */
  name: string;
  /** The same in Bangla. */
  nameBn?: string | null | undefined;
};

/** What the sizes of a product measure. */
export type SizeChartInput = {
  /** What is measured, 1 to 10 columns. */
  columns: Array<SizeChartColumnInput>;
  /** The sizes, 1 to 30. */
  rows: Array<SizeChartRowInput>;
  /** What its cells are typed in. */
  unit: LengthUnit;
};

/** The measures of one size. */
export type SizeChartRowInput = {
  /** One cell a column, up to 40 characters each; empty where nothing is known. */
  cells: Array<string>;
  /** The size, as the variants have it; 1 to 40 characters. */
  size: string;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
};

export type EditedSizeChart_ProductFragment = { id: string, name: string, nameBn: string | null, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: Types.LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } & { ' $fragmentName'?: 'EditedSizeChart_ProductFragment' };

export type EditedSizeChartQueryVariables = Exact<{
  id: string;
}>;


export type EditedSizeChartQuery = { product: { id: string, name: string, nameBn: string | null, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: Types.LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } };

export type SaveSizeChartMutationVariables = Exact<{
  id: string;
  chart?: Types.SizeChartInput | null | undefined;
}>;


export type SaveSizeChartMutation = { saveSizeChart: { id: string, name: string, nameBn: string | null, options: Array<{ kind: Types.OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: Types.LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } };

export const EditedSizeChart_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSizeChart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<EditedSizeChart_ProductFragment, unknown>;
export const EditedSizeChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSizeChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSizeChart_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSizeChart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<EditedSizeChartQuery, EditedSizeChartQueryVariables>;
export const SaveSizeChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSizeChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chart"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SizeChartInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSizeChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chart"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSizeChart_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSizeChart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSizeChartMutation, SaveSizeChartMutationVariables>;
export const useEditedSizeChart_ProductFragment = (from: FragmentType<EditedSizeChart_ProductFragment>) => apollo.useFragment({ fragment: EditedSizeChart_ProductFragmentDoc, fragmentName: 'EditedSizeChart_product', from })
export const useEditedSizeChartQuery = (options: apollo.useQuery.Options<EditedSizeChartQuery, EditedSizeChartQueryVariables> & { variables: EditedSizeChartQueryVariables }) => apollo.useQuery(EditedSizeChartDocument, options)
export const useEditedSizeChartLazyQuery = (options?: apollo.useLazyQuery.Options<EditedSizeChartQuery, EditedSizeChartQueryVariables>) => apollo.useLazyQuery(EditedSizeChartDocument, options)
export const useEditedSizeChartSuspenseQuery = (options: apollo.useSuspenseQuery.Options<EditedSizeChartQueryVariables> & { variables: EditedSizeChartQueryVariables }) => apollo.useSuspenseQuery(EditedSizeChartDocument, options)
export const useSaveSizeChartMutation = (options?: apollo.useMutation.Options<SaveSizeChartMutation, SaveSizeChartMutationVariables>) => apollo.useMutation(SaveSizeChartDocument, options)