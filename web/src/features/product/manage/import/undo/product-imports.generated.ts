/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an import cannot be undone any more, or not all of it was. */
export type ObstacleReason =
  /** The product was changed since. */
  | 'CHANGED'
  /** The product was deleted since. */
  | 'DELETED'
  /** A shopper holds pieces of it. */
  | 'HELD'
  /** The product was ordered since. */
  | 'ORDERED'
  /** An admin has changed its stock since. */
  | 'STOCK_MOVED';

export type ProductImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductImportsQuery = { productImports: Array<{ id: string, importedAt: string, added: number, updated: number, undoneAt: string | null, inTheWay: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: Types.ObstacleReason }> }> };

export type ImportObstacleFragment = { row: number, productId: string, name: string, nameBn: string | null, why: Types.ObstacleReason } & { ' $fragmentName'?: 'ImportObstacleFragment' };

export type ImportObstaclesQueryVariables = Exact<{
  id: string;
  page: number;
  size: number;
}>;


export type ImportObstaclesQuery = { importObstacles: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: Types.ObstacleReason }> };

export type UndoImportMutationVariables = Exact<{
  id: string;
  leavesTouched: boolean;
}>;


export type UndoImportMutation = { undoImport: { id: string, undoneAt: string | null, inTheWay: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: Types.ObstacleReason }> } };

export const ImportObstacleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<ImportObstacleFragment, unknown>;
export const ProductImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"inTheWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportObstacle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<ProductImportsQuery, ProductImportsQueryVariables>;
export const ImportObstaclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportObstacles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importObstacles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportObstacle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<ImportObstaclesQuery, ImportObstaclesQueryVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leavesTouched"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"leavesTouched"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leavesTouched"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"inTheWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportObstacle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const useProductImportsQuery = (options?: apollo.useQuery.Options<ProductImportsQuery, ProductImportsQueryVariables>) => apollo.useQuery(ProductImportsDocument, options)
export const useProductImportsLazyQuery = (options?: apollo.useLazyQuery.Options<ProductImportsQuery, ProductImportsQueryVariables>) => apollo.useLazyQuery(ProductImportsDocument, options)
export const useProductImportsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<ProductImportsQueryVariables>) => apollo.useSuspenseQuery(ProductImportsDocument, options)
export const useImportObstacleFragment = (from: FragmentType<ImportObstacleFragment>) => apollo.useFragment({ fragment: ImportObstacleFragmentDoc, fragmentName: 'ImportObstacle', from })
export const useImportObstaclesQuery = (options: apollo.useQuery.Options<ImportObstaclesQuery, ImportObstaclesQueryVariables> & { variables: ImportObstaclesQueryVariables }) => apollo.useQuery(ImportObstaclesDocument, options)
export const useImportObstaclesLazyQuery = (options?: apollo.useLazyQuery.Options<ImportObstaclesQuery, ImportObstaclesQueryVariables>) => apollo.useLazyQuery(ImportObstaclesDocument, options)
export const useImportObstaclesSuspenseQuery = (options: apollo.useSuspenseQuery.Options<ImportObstaclesQueryVariables> & { variables: ImportObstaclesQueryVariables }) => apollo.useSuspenseQuery(ImportObstaclesDocument, options)
export const useUndoImportMutation = (options?: apollo.useMutation.Options<UndoImportMutation, UndoImportMutationVariables>) => apollo.useMutation(UndoImportDocument, options)