/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnReviewQueryVariables = Exact<{
  productId: string;
}>;


export type OwnReviewQuery = { ownReview: { id: string, rating: number, feedback: string, postedAt: string } | null };


export const OwnReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}}]}}]}}]} as unknown as DocumentNode<OwnReviewQuery, OwnReviewQueryVariables>;
export const useOwnReviewQuery = (options: apollo.useQuery.Options<OwnReviewQuery, OwnReviewQueryVariables> & { variables: OwnReviewQueryVariables }) => apollo.useQuery(OwnReviewDocument, options)
export const useOwnReviewLazyQuery = (options?: apollo.useLazyQuery.Options<OwnReviewQuery, OwnReviewQueryVariables>) => apollo.useLazyQuery(OwnReviewDocument, options)
export const useOwnReviewSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OwnReviewQueryVariables> & { variables: OwnReviewQueryVariables }) => apollo.useSuspenseQuery(OwnReviewDocument, options)