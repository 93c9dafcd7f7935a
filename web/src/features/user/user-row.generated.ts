/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody may do in the shop. */
export type Role =
  /** Everything but that. */
  | 'ADMIN'
  /** Everything, and says who may do what. */
  | 'OWNER'
  /** Buys. */
  | 'SHOPPER'
  /** Reads products and orders, and takes every step of an order; removes none, and sees no users. */
  | 'STAFF';

export type UserRow_UserFragment = { id: string, name: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, photoUrl: string | null, role: Types.Role, isAdmin: boolean, secondFactorSince: string | null } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export const UserRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorSince"}}]}}]} as unknown as DocumentNode<UserRow_UserFragment, unknown>;
export const useUserRow_UserFragment = (from: FragmentType<UserRow_UserFragment>) => apollo.useFragment({ fragment: UserRow_UserFragmentDoc, fragmentName: 'UserRow_user', from })