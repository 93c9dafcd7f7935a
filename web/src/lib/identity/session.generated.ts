/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the shop. */
export type Language =
  /** Bangla. */
  | 'BANGLA'
  /** English. */
  | 'ENGLISH';

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

/** Somebody who has signed in at the identity service, as they present themselves to the shop. */
export type SignInInput = {
  /** When it is given: FORBIDDEN unless the ID token is of this email. */
  email?: string | null | undefined;
  /** An access token of a session of yours that goes on; the token itself may have ended. With a second factor only that spares you a code. */
  formerToken?: string | null | undefined;
  /** The identity service's ID token. */
  idToken: string;
  /** 1 to 80 characters, without control or direction characters, and not the shop's own name. */
  name: string;
  /** Kept when it is a picture at Google or at the shop's own /images/; anything else is left out. */
  photoUrl?: string | null | undefined;
  /** For a new log-in to an account with a second factor: a code of its app, or a recovery code. */
  secondFactor?: string | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, name: string, photoUrl: string | null, role: Types.Role, isAdmin: boolean, needsSecondFactor: boolean, language: Types.Language | null } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string, user: { id: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, name: string, photoUrl: string | null, role: Types.Role, isAdmin: boolean, needsSecondFactor: boolean, language: Types.Language | null } } };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const useMeQuery = (options?: apollo.useQuery.Options<MeQuery, MeQueryVariables>) => apollo.useQuery(MeDocument, options)
export const useMeLazyQuery = (options?: apollo.useLazyQuery.Options<MeQuery, MeQueryVariables>) => apollo.useLazyQuery(MeDocument, options)
export const useMeSuspenseQuery = (options?: apollo.useSuspenseQuery.Options<MeQueryVariables>) => apollo.useSuspenseQuery(MeDocument, options)
export const useLogOutMutation = (options?: apollo.useMutation.Options<LogOutMutation, LogOutMutationVariables>) => apollo.useMutation(LogOutDocument, options)
export const useSignInMutation = (options?: apollo.useMutation.Options<SignInMutation, SignInMutationVariables>) => apollo.useMutation(SignInDocument, options)