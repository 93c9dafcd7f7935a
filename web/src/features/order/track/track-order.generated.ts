/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened to an order. */
export type OrderEventKind =
  /** Somebody called, and nobody answered. */
  | 'CALL'
  /** Somebody said whether a courier owes the cash of what came back. */
  | 'CASH'
  /** It was corrected before it was sent. */
  | 'CORRECTED'
  /** The courier said something of it, which is the note. */
  | 'COURIER'
  /** Somebody of the shop noted something about it, which is the note. */
  | 'NOTE'
  /** Somebody released it from a courier that had not answered, and may have it still. */
  | 'RELEASED'
  /** It took a step. */
  | 'STEP'
  /** Somebody of the shop wrote it, for a customer who called or wrote. */
  | 'TAKEN'
  /** A step that was a mistake was taken back. */
  | 'TAKEN_BACK'
  /** Somebody entered the courier's number for the parcel, which is the note. */
  | 'TRACKING';

/** Where an order stands. */
export type OrderStatus =
  /** Ended before it left the shop; its pieces are in the stock again. */
  | 'CANCELLED'
  /** The shopper said yes on the phone. */
  | 'CONFIRMED'
  /** Handed over, and the cash collected. */
  | 'DELIVERED'
  /** Ordered; nobody has called yet. */
  | 'PLACED'
  /** It came back, or was lost: each piece is in the stock again or was written off. */
  | 'RETURNED'
  /** Refused or not found: it comes back, and its pieces are not in the stock yet. */
  | 'RETURNING'
  /** A courier or the shop's own rider has it. */
  | 'SHIPPED';

export type TrackOrderQueryVariables = Exact<{
  number: string;
  phone: string;
}>;


export type TrackOrderQuery = { trackOrder: { number: string, status: Types.OrderStatus, placedAt: string, deliveredAt: string | null, toPay: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, courier: string | null, events: Array<{ at: string, kind: Types.OrderEventKind, to: Types.OrderStatus | null, reason: string | null, cameBack: number | null }> } };


export const TrackOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"toPay"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}}]}}]}}]}}]} as unknown as DocumentNode<TrackOrderQuery, TrackOrderQueryVariables>;
export const useTrackOrderQuery = (options: apollo.useQuery.Options<TrackOrderQuery, TrackOrderQueryVariables> & { variables: TrackOrderQueryVariables }) => apollo.useQuery(TrackOrderDocument, options)
export const useTrackOrderLazyQuery = (options?: apollo.useLazyQuery.Options<TrackOrderQuery, TrackOrderQueryVariables>) => apollo.useLazyQuery(TrackOrderDocument, options)
export const useTrackOrderSuspenseQuery = (options: apollo.useSuspenseQuery.Options<TrackOrderQueryVariables> & { variables: TrackOrderQueryVariables }) => apollo.useSuspenseQuery(TrackOrderDocument, options)