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
  /** An export of this log. */
  | 'HISTORY'
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
  /** Who sends the parcels, as slips say it. */
  | 'SENDER'
  /** A group of search words. */
  | 'SYNONYMS'
  /** Somebody’s account or role, or a list of all users. */
  | 'USER'
  /** A variant of a product, with its stock and its price. */
  | 'VARIANT';

/** What acts are looked for by. */
export type AuditTopic =
  /** What couriers have paid out or said. */
  | 'CASH'
  /** What was taken out or in as a file. */
  | 'FILES'
  /** Mails that were given up. */
  | 'MAILS'
  /** Orders, and what became of them. */
  | 'ORDERS'
  /** Prices and discounts. */
  | 'PRICES'
  /** Products, their variants and pictures. */
  | 'PRODUCTS'
  /** Reviews. */
  | 'REVIEWS'
  /** Delivery, limits, messages, the sender and search words. */
  | 'SETTINGS'
  /** Pieces that were put into the stock or taken out. */
  | 'STOCK'
  /** Rights and accounts. */
  | 'USERS';

export type ActsQueryVariables = Exact<{
  page: number;
  size: number;
  actorId?: string | null | undefined;
  bySystem?: boolean | null | undefined;
  topic?: Types.AuditTopic | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActsQuery = { acts: { total: number, pageCount: number, items: Array<{ id: string, at: string, actorId: string | null, actorName: string | null, actorEmail: string | null, act: string, noun: Types.AuditNoun, thingId: string, note: string | null, courier: string | null, isOfShopper: boolean, thing: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, productId: string | null, isGone: boolean } | null, order: { name: string, isGone: boolean } | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { auditActors: Array<{ id: string, name: string | null, email: string | null }> };


export const ActsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Acts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bySystem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditTopic"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bySystem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bySystem"}}},{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"isOfShopper"}},{"kind":"Field","name":{"kind":"Name","value":"thing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"isGone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isGone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ActsQuery, ActsQueryVariables>;
export const AuditActorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const useActsQuery = (options: apollo.useQuery.Options<ActsQuery, ActsQueryVariables> & { variables: ActsQueryVariables }) => apollo.useQuery(ActsDocument, options)
export const useActsLazyQuery = (options?: apollo.useLazyQuery.Options<ActsQuery, ActsQueryVariables>) => apollo.useLazyQuery(ActsDocument, options)
export const useActsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<ActsQueryVariables> & { variables: ActsQueryVariables }) => apollo.useSuspenseQuery(ActsDocument, options)
export const useAuditActorsQuery = (options?: apollo.useQuery.Options<AuditActorsQuery, AuditActorsQueryVariables>) => apollo.useQuery(AuditActorsDocument, options)
export const useAuditActorsLazyQuery = (options?: apollo.useLazyQuery.Options<AuditActorsQuery, AuditActorsQueryVariables>) => apollo.useLazyQuery(AuditActorsDocument, options)
export const useAuditActorsSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<AuditActorsQueryVariables>) => apollo.useSuspenseQuery(AuditActorsDocument, options)