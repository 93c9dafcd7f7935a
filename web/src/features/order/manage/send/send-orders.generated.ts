/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** An order, as it was seen. */
export type SeenOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
};

/** Which order is sent, and with whom. */
export type ShipOrderInput = {
  /** The courier, or the shop's own rider, by name: 1 to 80 characters. */
  courier: string;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** The courier's number for the parcel, up to 80 characters; kept with the digits 0 to 9. */
  trackingCode?: string | null | undefined;
  /** Where the parcel can be followed: an https:// address. */
  trackingUrl?: string | null | undefined;
};

export type OrdersToSendQueryVariables = Exact<{
  orderIds: Array<string> | string;
  withBalance: boolean;
}>;


export type OrdersToSendQuery = { ordersToSend: Array<{ id: string, number: string, status: Types.OrderStatus, version: number, customerName: string, receiverName: string, district: string, phone: string, courierAddress: string, total: number }>, couriers: Array<{ code: string, name: string, pretends: boolean, addressLimit: number, balance?: number | null }> };

export type SendOrdersMutationVariables = Exact<{
  orderIds: Array<string> | string;
  courier: string;
  note?: string | null | undefined;
  seen: Array<Types.SeenOrderInput> | Types.SeenOrderInput;
}>;


export type SendOrdersMutation = { sendOrders: Array<{ id: string, code: string | null, words: string | null, order: { id: string, status: Types.OrderStatus, shipment: { courier: string, trackingCode: string | null } | null } | null }> };

export type ShipByHandMutationVariables = Exact<{
  shipments: Array<Types.ShipOrderInput> | Types.ShipOrderInput;
}>;


export type ShipByHandMutation = { shipOrders: Array<{ id: string, code: string | null, words: string | null, order: { id: string, status: Types.OrderStatus, shipment: { courier: string, trackingCode: string | null } | null } | null }> };


export const OrdersToSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersToSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBalance"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersToSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"courierAddress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pretends"}},{"kind":"Field","name":{"kind":"Name","value":"addressLimit"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBalance"}}}]}]}]}}]}}]} as unknown as DocumentNode<OrdersToSendQuery, OrdersToSendQueryVariables>;
export const SendOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenOrderInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"courier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courier"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendOrdersMutation, SendOrdersMutationVariables>;
export const ShipByHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShipByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShipOrderInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shipments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingCode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShipByHandMutation, ShipByHandMutationVariables>;
export const useOrdersToSendQuery = (options: apollo.useQuery.Options<OrdersToSendQuery, OrdersToSendQueryVariables> & { variables: OrdersToSendQueryVariables }) => apollo.useQuery(OrdersToSendDocument, options)
export const useOrdersToSendLazyQuery = (options?: apollo.useLazyQuery.Options<OrdersToSendQuery, OrdersToSendQueryVariables>) => apollo.useLazyQuery(OrdersToSendDocument, options)
export const useOrdersToSendSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OrdersToSendQueryVariables> & { variables: OrdersToSendQueryVariables }) => apollo.useSuspenseQuery(OrdersToSendDocument, options)
export const useSendOrdersMutation = (options?: apollo.useMutation.Options<SendOrdersMutation, SendOrdersMutationVariables>) => apollo.useMutation(SendOrdersDocument, options)
export const useShipByHandMutation = (options?: apollo.useMutation.Options<ShipByHandMutation, ShipByHandMutationVariables>) => apollo.useMutation(ShipByHandDocument, options)