/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why the shop could do nothing by itself with what a courier said. */
export type NoticeReason =
  /** The order cannot go there from where it stands. */
  | 'DOES_NOT_FIT'
  /** It is about a parcel that the shop has not sent with this courier. */
  | 'NOT_OURS'
  /** It is not as the documents of the courier say. */
  | 'NOT_UNDERSTOOD'
  /** It was delivered, and another sum collected than it comes to. */
  | 'OTHER_SUM'
  /** Only some of the pieces were taken at the door: somebody has to say which. */
  | 'PARTLY_DELIVERED'
  /** The order was released from this courier, who has it all the same. */
  | 'RELEASED';

/** Where the cash of an order is. */
export type OrderCash =
  /** In the shop. */
  | 'RECEIVED'
  /** With whoever ordered: it is on its way to them. */
  | 'TO_COLLECT'
  /** With the courier, who has delivered it and not paid out. */
  | 'WITH_COURIER';

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

/** What a courier has paid out. */
export type PayoutInput = {
  /** What the courier kept for its work, in whole taka. */
  charges: number;
  /** Who paid, by the name under which the orders were sent. */
  courier: string;
  /** The day on which it came, such as 2026-11-21; not later than today in Dhaka, nor before the last of its orders was delivered. */
  day: string;
  /** Of your own making, 1 to 200 characters; the same payout with the same key again is one. */
  idempotencyKey: string;
  /** Up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** For which orders, each once; at most 500. None: it brings what was still owed of others. */
  orderIds: Array<string>;
  /** Why another sum came than the orders less the charges: must be given then. */
  reason?: PayoutReason | null | undefined;
  /** What came, in whole taka. */
  received: number;
};

/** Why a payout is not what should have come. */
export type PayoutReason =
  /** An order was counted twice. */
  | 'COUNTED_TWICE'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** The courier owes the rest, or paid some of another time. */
  | 'STILL_OWED'
  /** The courier took a charge that it did not list. */
  | 'UNLISTED_CHARGE';

/** Why an order that a courier's file names is not owed by that courier. */
export type WhyNotOwed =
  /** This courier has not delivered it, as far as the shop knows. */
  | 'NOT_DELIVERED'
  /** It went with another courier. */
  | 'OTHER_COURIER'
  /** A payout had it already. */
  | 'PAID'
  /** The shop has no such order. */
  | 'UNKNOWN';

export type CashQueryVariables = Exact<{ [key: string]: never; }>;


export type CashQuery = { cash: { payoutsThisMonth: number, receivedThisMonth: number, withCouriers: { orders: number, total: number }, older: { orders: number, total: number }, onTheWay: { orders: number, total: number }, couriers: Array<{ courier: string, orders: number, total: number, rest: number, upTo3Days: number, upTo7Days: number, older: number, oldestAt: string | null }> } };

export type CourierDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type CourierDeskQuery = { openSendings: Array<{ orderId: string, number: string, since: string }>, courierNotices: Array<{ id: string, receivedAt: string, why: Types.NoticeReason, said: string, collected: number | null, order: { id: string, number: string, status: Types.OrderStatus, total: number } | null }> };

export type PayoutsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PayoutsQuery = { payouts: { total: number, pageCount: number, items: Array<{ id: string, day: string, courier: string, orderCount: number, expected: number, charges: number, received: number, difference: number, reason: Types.PayoutReason | null, note: string | null }> } };

export type PayoutOrdersQueryVariables = Exact<{
  id: string;
}>;


export type PayoutOrdersQuery = { payoutOrders: Array<{ id: string, number: string, customerName: string, cameBack: boolean, removed: boolean, total: number }> };

export type OwedOrdersQueryVariables = Exact<{
  courier: string;
}>;


export type OwedOrdersQuery = { owedRest: number, owedOrders: Array<{ id: string, number: string, customerName: string, cameBack: boolean, cashOwed: boolean | null, deliveredAt: string, total: number }> };

export type ReturnedCashQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnedCashQuery = { returnedCash: Array<{ id: string, number: string, customerName: string, courier: string, cashOwed: boolean | null, deliveredAt: string, total: number }> };

export type PayoutFileQueryVariables = Exact<{
  courier: string;
  content: string;
}>;


export type PayoutFileQuery = { payoutFile: { rows: number, collected: number | null, charges: number | null, unreadable: Array<string>, orderIds: Array<string>, ignoredColumns: Array<string>, lines: Array<{ orderId: string, collected: number | null }>, others: Array<{ number: string, why: Types.WhyNotOwed, courier: string | null, day: string | null }> } };

export type RecordPayoutMutationVariables = Exact<{
  input: Types.PayoutInput;
}>;


export type RecordPayoutMutation = { recordPayout: { id: string, received: number } };

export type TakeBackPayoutMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackPayoutMutation = { takeBackPayout: boolean };

export type NoteReturnedCashMutationVariables = Exact<{
  id: string;
  cashOwed: boolean;
}>;


export type NoteReturnedCashMutation = { noteReturnedCash: { id: string, cash: Types.OrderCash | null } };

export type CloseCourierNoticeMutationVariables = Exact<{
  id: string;
}>;


export type CloseCourierNoticeMutation = { closeCourierNotice: boolean };


export const CashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"older"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onTheWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutsThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"receivedThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"upTo3Days"}},{"kind":"Field","name":{"kind":"Name","value":"upTo7Days"}},{"kind":"Field","name":{"kind":"Name","value":"older"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]}}]} as unknown as DocumentNode<CashQuery, CashQueryVariables>;
export const CourierDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSendings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<CourierDeskQuery, CourierDeskQueryVariables>;
export const PayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<PayoutsQuery, PayoutsQueryVariables>;
export const PayoutOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PayoutOrdersQuery, PayoutOrdersQueryVariables>;
export const OwedOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwedOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owedOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"cameBack"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owedRest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courier"}}}]}]}}]} as unknown as DocumentNode<OwedOrdersQuery, OwedOrdersQueryVariables>;
export const ReturnedCashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnedCash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnedCash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"cashOwed"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ReturnedCashQuery, ReturnedCashQueryVariables>;
export const PayoutFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courier"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"orderIds"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignoredColumns"}}]}}]}}]} as unknown as DocumentNode<PayoutFileQuery, PayoutFileQueryVariables>;
export const RecordPayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"received"}}]}}]}}]} as unknown as DocumentNode<RecordPayoutMutation, RecordPayoutMutationVariables>;
export const TakeBackPayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackPayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<TakeBackPayoutMutation, TakeBackPayoutMutationVariables>;
export const NoteReturnedCashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteReturnedCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cashOwed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteReturnedCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"cashOwed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cashOwed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}}]}}]}}]} as unknown as DocumentNode<NoteReturnedCashMutation, NoteReturnedCashMutationVariables>;
export const CloseCourierNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCourierNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCourierNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CloseCourierNoticeMutation, CloseCourierNoticeMutationVariables>;
export const useCashQuery = (options?: apollo.useQuery.Options<CashQuery, CashQueryVariables>) => apollo.useQuery(CashDocument, options)
export const useCashLazyQuery = (options?: apollo.useLazyQuery.Options<CashQuery, CashQueryVariables>) => apollo.useLazyQuery(CashDocument, options)
export const useCashSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<CashQueryVariables>) => apollo.useSuspenseQuery(CashDocument, options)
export const useCourierDeskQuery = (options?: apollo.useQuery.Options<CourierDeskQuery, CourierDeskQueryVariables>) => apollo.useQuery(CourierDeskDocument, options)
export const useCourierDeskLazyQuery = (options?: apollo.useLazyQuery.Options<CourierDeskQuery, CourierDeskQueryVariables>) => apollo.useLazyQuery(CourierDeskDocument, options)
export const useCourierDeskSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<CourierDeskQueryVariables>) => apollo.useSuspenseQuery(CourierDeskDocument, options)
export const usePayoutsQuery = (options: apollo.useQuery.Options<PayoutsQuery, PayoutsQueryVariables> & { variables: PayoutsQueryVariables }) => apollo.useQuery(PayoutsDocument, options)
export const usePayoutsLazyQuery = (options?: apollo.useLazyQuery.Options<PayoutsQuery, PayoutsQueryVariables>) => apollo.useLazyQuery(PayoutsDocument, options)
export const usePayoutsSuspenseQuery = (options: apollo.useSuspenseQuery.Options<PayoutsQueryVariables> & { variables: PayoutsQueryVariables }) => apollo.useSuspenseQuery(PayoutsDocument, options)
export const usePayoutOrdersQuery = (options: apollo.useQuery.Options<PayoutOrdersQuery, PayoutOrdersQueryVariables> & { variables: PayoutOrdersQueryVariables }) => apollo.useQuery(PayoutOrdersDocument, options)
export const usePayoutOrdersLazyQuery = (options?: apollo.useLazyQuery.Options<PayoutOrdersQuery, PayoutOrdersQueryVariables>) => apollo.useLazyQuery(PayoutOrdersDocument, options)
export const usePayoutOrdersSuspenseQuery = (options: apollo.useSuspenseQuery.Options<PayoutOrdersQueryVariables> & { variables: PayoutOrdersQueryVariables }) => apollo.useSuspenseQuery(PayoutOrdersDocument, options)
export const useOwedOrdersQuery = (options: apollo.useQuery.Options<OwedOrdersQuery, OwedOrdersQueryVariables> & { variables: OwedOrdersQueryVariables }) => apollo.useQuery(OwedOrdersDocument, options)
export const useOwedOrdersLazyQuery = (options?: apollo.useLazyQuery.Options<OwedOrdersQuery, OwedOrdersQueryVariables>) => apollo.useLazyQuery(OwedOrdersDocument, options)
export const useOwedOrdersSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OwedOrdersQueryVariables> & { variables: OwedOrdersQueryVariables }) => apollo.useSuspenseQuery(OwedOrdersDocument, options)
export const useReturnedCashQuery = (options?: apollo.useQuery.Options<ReturnedCashQuery, ReturnedCashQueryVariables>) => apollo.useQuery(ReturnedCashDocument, options)
export const useReturnedCashLazyQuery = (options?: apollo.useLazyQuery.Options<ReturnedCashQuery, ReturnedCashQueryVariables>) => apollo.useLazyQuery(ReturnedCashDocument, options)
export const useReturnedCashSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<ReturnedCashQueryVariables>) => apollo.useSuspenseQuery(ReturnedCashDocument, options)
export const usePayoutFileQuery = (options: apollo.useQuery.Options<PayoutFileQuery, PayoutFileQueryVariables> & { variables: PayoutFileQueryVariables }) => apollo.useQuery(PayoutFileDocument, options)
export const usePayoutFileLazyQuery = (options?: apollo.useLazyQuery.Options<PayoutFileQuery, PayoutFileQueryVariables>) => apollo.useLazyQuery(PayoutFileDocument, options)
export const usePayoutFileSuspenseQuery = (options: apollo.useSuspenseQuery.Options<PayoutFileQueryVariables> & { variables: PayoutFileQueryVariables }) => apollo.useSuspenseQuery(PayoutFileDocument, options)
export const useRecordPayoutMutation = (options?: apollo.useMutation.Options<RecordPayoutMutation, RecordPayoutMutationVariables>) => apollo.useMutation(RecordPayoutDocument, options)
export const useTakeBackPayoutMutation = (options?: apollo.useMutation.Options<TakeBackPayoutMutation, TakeBackPayoutMutationVariables>) => apollo.useMutation(TakeBackPayoutDocument, options)
export const useNoteReturnedCashMutation = (options?: apollo.useMutation.Options<NoteReturnedCashMutation, NoteReturnedCashMutationVariables>) => apollo.useMutation(NoteReturnedCashDocument, options)
export const useCloseCourierNoticeMutation = (options?: apollo.useMutation.Options<CloseCourierNoticeMutation, CloseCourierNoticeMutationVariables>) => apollo.useMutation(CloseCourierNoticeDocument, options)