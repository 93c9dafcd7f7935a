/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an order is cancelled. */
export type CancelReason =
  /** It was ordered twice. */
  | 'DUPLICATE'
  /** Nobody has ordered this. */
  | 'FAKE'
  /** Whoever ordered has found it elsewhere. */
  | 'FOUND_ELSEWHERE'
  /** No courier goes there. */
  | 'NOT_DELIVERABLE_THERE'
  /** Nobody answered the phone. */
  | 'NOT_REACHED'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** It is not there after all. */
  | 'OUT_OF_STOCK'
  /** Whoever ordered does not want it any more. */
  | 'SHOPPER_CHANGED_MIND'
  /** It would come too late. */
  | 'TOO_LATE'
  /** The phone is somebody else’s. */
  | 'WRONG_NUMBER';

/** Who did something to an order. */
export type OrderActor =
  /** The shop. */
  | 'ADMIN'
  /** The courier, by its own system. */
  | 'COURIER'
  /** Whoever ordered. */
  | 'SHOPPER'
  /** The shop by itself, such as when the courier answered late. */
  | 'SYSTEM';

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

/** What of an order was corrected. */
export type OrderPart =
  /** House, road. */
  | 'ADDRESS'
  /** Upazila or area. */
  | 'AREA'
  /** What the delivery costs. */
  | 'DELIVERY_FEE'
  /** What is taken off, or why. */
  | 'DISCOUNT'
  /** The district. */
  | 'DISTRICT'
  /** What was ordered, or how much of it. */
  | 'LINES'
  /** The phone of the receiver. */
  | 'PHONE'
  /** Who receives it. */
  | 'RECEIVER'
  /** What the rider is told. */
  | 'RIDER_NOTE'
  /** What is to be paid, as it follows from the others. */
  | 'TOTAL';

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

export type OrderLife_OrderFragment = { id: string, number: string, status: Types.OrderStatus, placedAt: string, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, from: Types.OrderStatus | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null } | null } & { ' $fragmentName'?: 'OrderLife_OrderFragment' };

export type CancelMyOrderMutationVariables = Exact<{
  number: string;
  reason?: Types.CancelReason | null | undefined;
  note?: string | null | undefined;
}>;


export type CancelMyOrderMutation = { cancelMyOrder: { id: string, number: string, status: Types.OrderStatus, placedAt: string, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, from: Types.OrderStatus | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null } | null } };

export const OrderLife_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLife_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}}]}}]}}]} as unknown as DocumentNode<OrderLife_OrderFragment, unknown>;
export const CancelMyOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMyOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMyOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLife_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLife_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}}]}}]}}]} as unknown as DocumentNode<CancelMyOrderMutation, CancelMyOrderMutationVariables>;
export const useOrderLife_OrderFragment = (from: FragmentType<OrderLife_OrderFragment>) => apollo.useFragment({ fragment: OrderLife_OrderFragmentDoc, fragmentName: 'OrderLife_order', from })
export const useCancelMyOrderMutation = (options?: apollo.useMutation.Options<CancelMyOrderMutation, CancelMyOrderMutationVariables>) => apollo.useMutation(CancelMyOrderDocument, options)