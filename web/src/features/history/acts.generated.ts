/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an act was about. */
export type AuditNoun =
  /** Something that a courier said and the shop could not place. */
  | 'COURIER'
  /** What delivery costs: everywhere (1), or in a district. */
  | 'DELIVERY'
  /** An import of products, as a whole. */
  | 'IMPORT'
  /** How much customers may order. */
  | 'LIMITS'
  /** A mail that could not be sent. */
  | 'MAIL'
  /** Which messages about orders are sent. */
  | 'MESSAGES'
  /** An order, or an export of orders. */
  | 'ORDER'
  /** Cash that a courier has paid out. */
  | 'PAYOUT'
  /** A picture of a product; the thing is the product. */
  | 'PICTURE'
  /** A product. */
  | 'PRODUCT'
  /** A review. */
  | 'REVIEW'
  /** A group of search words. */
  | 'SYNONYMS'
  /** Somebody’s account or role. */
  | 'USER'
  /** A variant of a product, with its stock and its price. */
  | 'VARIANT';

export type ActsQueryVariables = Exact<{
  page: number;
  size: number;
  actor?: string | null | undefined;
  noun?: Types.AuditNoun | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActsQuery = { acts: { total: number, pageCount: number, items: Array<{ id: string, at: string, actorEmail: string | null, act: string, noun: Types.AuditNoun, thingId: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };


export const ActsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Acts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noun"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNoun"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"actor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actor"}}},{"kind":"Argument","name":{"kind":"Name","value":"noun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noun"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ActsQuery, ActsQueryVariables>;
export const useActsQuery = (options: apollo.useQuery.Options<ActsQuery, ActsQueryVariables> & { variables: ActsQueryVariables }) => apollo.useQuery(ActsDocument, options)
export const useActsLazyQuery = (options?: apollo.useLazyQuery.Options<ActsQuery, ActsQueryVariables>) => apollo.useLazyQuery(ActsDocument, options)
export const useActsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<ActsQueryVariables> & { variables: ActsQueryVariables }) => apollo.useSuspenseQuery(ActsDocument, options)