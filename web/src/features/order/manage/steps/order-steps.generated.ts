/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { OrderLines_OrderFragment } from '../../order-lines.generated';
import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** So many pieces of a variant that came back from the door. */
export type CameBackInput = {
  /** How many pieces; no more than were sent. */
  quantity: number;
  /** A variant of the order. */
  variantId: string;
  /** How many of these cannot be sold any more; none when not given. */
  writtenOff?: number | null | undefined;
};

/** Why an order ends before it leaves the shop. */
export type CancelOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** Why. */
  reason: CancelReason;
};

/** Why an order is cancelled. */
export type CancelReason =
  /** It was ordered twice. */
  | 'DUPLICATE'
  /** Nobody has ordered this. */
  | 'FAKE'
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
  /** The phone is somebody else’s. */
  | 'WRONG_NUMBER';

/** That the shopper said yes on the phone. */
export type ConfirmOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
};

/** That some of an order was kept at the door, and the rest came back. */
export type DeliverPartlyInput = {
  /** What came back, each variant once; all else was kept. */
  cameBack: Array<CameBackInput>;
  /** What was collected at the door, in whole taka; no more than the total, 0 where nothing was kept. */
  collected: number;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given where another sum was collected than what was kept and the delivery fee come to. */
  note?: string | null | undefined;
};

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

/** Where the cash of an order is. */
export type OrderCash =
  /** In the shop. */
  | 'RECEIVED'
  /** With whoever ordered: it is on its way to them. */
  | 'TO_COLLECT'
  /** With the courier, who has delivered it and not paid out. */
  | 'WITH_COURIER';

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
  /** It took a step. */
  | 'STEP'
  /** Somebody of the shop wrote it, for a customer who called or wrote. */
  | 'TAKEN'
  /** A step that was a mistake was taken back. */
  | 'TAKEN_BACK';

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
  /** It came back: each piece is in the stock again or was written off. */
  | 'RETURNED'
  /** Refused or not found: it comes back, and its pieces are not in the stock yet. */
  | 'RETURNING'
  /** A courier or the shop's own rider has it. */
  | 'SHIPPED';

/** That the pieces of an order are in the shop again. */
export type ReturnOrderInput = {
  /** Of an order that a courier has delivered and not paid out: whether the courier has its cash still and owes it. Not given: nobody has said, and it is not owed. NOT_OWED for any other order. */
  cashOwed?: boolean | null | undefined;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** Of an order that was delivered: how much the customer got back for it, in whole taka, up to its total. Not given: nobody has said. */
  givenBack?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReturnReason;
  /** The pieces that cannot be sold any more; all others are in the stock again. */
  writtenOff?: Array<WrittenOffInput> | null | undefined;
};

/** Why an order came back. */
export type ReturnReason =
  /** It arrived damaged. */
  | 'DAMAGED'
  /** Nobody was found there. */
  | 'NOT_FOUND_AT_ADDRESS'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** It was not taken at the door. */
  | 'REFUSED_AT_DOOR'
  /** It was not what had been ordered. */
  | 'WRONG_ITEM';

/** So many pieces of a variant that came back and cannot be sold. */
export type WrittenOffInput = {
  /** How many pieces; no more than were ordered. */
  quantity: number;
  /** A variant of the order. */
  variantId: string;
};

export type OrderSteps_OrderFragment = { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } & { ' $fragmentName'?: 'OrderSteps_OrderFragment' };

export type ConfirmOrderMutationVariables = Exact<{
  input: Types.ConfirmOrderInput;
}>;


export type ConfirmOrderMutation = { confirmOrder: { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type NoteCallMutationVariables = Exact<{
  id: string;
  expectedStatus: Types.OrderStatus;
  expectedVersion: number;
}>;


export type NoteCallMutation = { noteCall: { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type MarkDeliveredMutationVariables = Exact<{
  id: string;
  expectedStatus: Types.OrderStatus;
  expectedVersion: number;
}>;


export type MarkDeliveredMutation = { markDelivered: { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type CancelOrderMutationVariables = Exact<{
  input: Types.CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type ReturnOrderMutationVariables = Exact<{
  input: Types.ReturnOrderInput;
}>;


export type ReturnOrderMutation = { returnOrder: { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type DeliverPartlyMutationVariables = Exact<{
  input: Types.DeliverPartlyInput;
}>;


export type DeliverPartlyMutation = { deliverPartly: (
    { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null }
    & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment } }
  ) };

export type TakeBackOrderStepMutationVariables = Exact<{
  id: string;
  expectedStatus: Types.OrderStatus;
  expectedVersion: number;
}>;


export type TakeBackOrderStepMutation = { takeBackOrderStep: (
    { id: string, number: string, status: Types.OrderStatus, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: Types.OrderCash | null, doorDifference: number, events: Array<{ at: string, kind: Types.OrderEventKind, by: Types.OrderActor, actorName: string | null, to: Types.OrderStatus | null, reason: string | null, changed: Array<Types.OrderPart> | null, cameBack: number | null, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: Types.OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null }
    & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment } }
  ) };

export type StockedLinesQueryVariables = Exact<{
  id: string;
}>;


export type StockedLinesQuery = { order: { id: string, lines: Array<{ variantId: string, product: { id: string } | null }> } };

export const OrderSteps_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<OrderSteps_OrderFragment, unknown>;
export const ConfirmOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const NoteCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<NoteCallMutation, NoteCallMutationVariables>;
export const MarkDeliveredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDelivered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<MarkDeliveredMutation, MarkDeliveredMutationVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const ReturnOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}}]} as unknown as DocumentNode<ReturnOrderMutation, ReturnOrderMutationVariables>;
export const DeliverPartlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverPartly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverPartlyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverPartly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}}]} as unknown as DocumentNode<DeliverPartlyMutation, DeliverPartlyMutationVariables>;
export const TakeBackOrderStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackOrderStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackOrderStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSteps_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSteps_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"doorDifference"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}},{"kind":"Field","name":{"kind":"Name","value":"writtenOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"partlyDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"courierCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}}]} as unknown as DocumentNode<TakeBackOrderStepMutation, TakeBackOrderStepMutationVariables>;
export const StockedLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockedLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StockedLinesQuery, StockedLinesQueryVariables>;
export const useOrderSteps_OrderFragment = (from: FragmentType<OrderSteps_OrderFragment>) => apollo.useFragment({ fragment: OrderSteps_OrderFragmentDoc, fragmentName: 'OrderSteps_order', from })
export const useConfirmOrderMutation = (options?: apollo.useMutation.Options<ConfirmOrderMutation, ConfirmOrderMutationVariables>) => apollo.useMutation(ConfirmOrderDocument, options)
export const useNoteCallMutation = (options?: apollo.useMutation.Options<NoteCallMutation, NoteCallMutationVariables>) => apollo.useMutation(NoteCallDocument, options)
export const useMarkDeliveredMutation = (options?: apollo.useMutation.Options<MarkDeliveredMutation, MarkDeliveredMutationVariables>) => apollo.useMutation(MarkDeliveredDocument, options)
export const useCancelOrderMutation = (options?: apollo.useMutation.Options<CancelOrderMutation, CancelOrderMutationVariables>) => apollo.useMutation(CancelOrderDocument, options)
export const useReturnOrderMutation = (options?: apollo.useMutation.Options<ReturnOrderMutation, ReturnOrderMutationVariables>) => apollo.useMutation(ReturnOrderDocument, options)
export const useDeliverPartlyMutation = (options?: apollo.useMutation.Options<DeliverPartlyMutation, DeliverPartlyMutationVariables>) => apollo.useMutation(DeliverPartlyDocument, options)
export const useTakeBackOrderStepMutation = (options?: apollo.useMutation.Options<TakeBackOrderStepMutation, TakeBackOrderStepMutationVariables>) => apollo.useMutation(TakeBackOrderStepDocument, options)
export const useStockedLinesQuery = (options: apollo.useQuery.Options<StockedLinesQuery, StockedLinesQueryVariables> & { variables: StockedLinesQueryVariables }) => apollo.useQuery(StockedLinesDocument, options)
export const useStockedLinesLazyQuery = (options?: apollo.useLazyQuery.Options<StockedLinesQuery, StockedLinesQueryVariables>) => apollo.useLazyQuery(StockedLinesDocument, options)
export const useStockedLinesSuspenseQuery = (options: apollo.useSuspenseQuery.Options<StockedLinesQueryVariables> & { variables: StockedLinesQueryVariables }) => apollo.useSuspenseQuery(StockedLinesDocument, options)