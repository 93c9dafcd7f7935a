/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a line of a report is about. */
export type ReportStep =
  /** A day. */
  | 'DAY'
  /** A month, as far as it is asked for. */
  | 'MONTH';

export type ReportQueryVariables = Exact<{
  from: string;
  to: string;
  by: Types.ReportStep;
}>;


export type ReportQuery = { report: Array<{ date: string, orders: number, takings: number, delivered: number, collected: number, withCouriers: number, paidOut: number, charges: number, givenBack: number, cancelled: number, returned: number, lost: number }> };


export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportStep"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"withCouriers"}},{"kind":"Field","name":{"kind":"Name","value":"paidOut"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}}]}}]} as unknown as DocumentNode<ReportQuery, ReportQueryVariables>;
export const useReportQuery = (options: apollo.useQuery.Options<ReportQuery, ReportQueryVariables> & { variables: ReportQueryVariables }) => apollo.useQuery(ReportDocument, options)
export const useReportLazyQuery = (options?: apollo.useLazyQuery.Options<ReportQuery, ReportQueryVariables>) => apollo.useLazyQuery(ReportDocument, options)
export const useReportSuspenseQuery = (options: apollo.useSuspenseQuery.Options<ReportQueryVariables> & { variables: ReportQueryVariables }) => apollo.useSuspenseQuery(ReportDocument, options)