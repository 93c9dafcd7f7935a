/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a review helped. */
export type VoteOnReviewInput = {
  /** Whether it helped; null takes back what you said before. */
  isHelpful?: boolean | null | undefined;
  /** The review. */
  reviewId: string;
};

export type OwnVotesQueryVariables = Exact<{
  productId: string;
}>;


export type OwnVotesQuery = { ownVotes: Array<{ reviewId: string, isHelpful: boolean }> };

export type VoteOnReviewMutationVariables = Exact<{
  input: Types.VoteOnReviewInput;
}>;


export type VoteOnReviewMutation = { voteOnReview: { id: string, helpfulCount: number, unhelpfulCount: number } };


export const OwnVotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnVotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownVotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"isHelpful"}}]}}]}}]} as unknown as DocumentNode<OwnVotesQuery, OwnVotesQueryVariables>;
export const VoteOnReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoteOnReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoteOnReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voteOnReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"unhelpfulCount"}}]}}]}}]} as unknown as DocumentNode<VoteOnReviewMutation, VoteOnReviewMutationVariables>;
export const useOwnVotesQuery = (options: apollo.useQuery.Options<OwnVotesQuery, OwnVotesQueryVariables> & { variables: OwnVotesQueryVariables }) => apollo.useQuery(OwnVotesDocument, options)
export const useOwnVotesLazyQuery = (options?: apollo.useLazyQuery.Options<OwnVotesQuery, OwnVotesQueryVariables>) => apollo.useLazyQuery(OwnVotesDocument, options)
export const useOwnVotesSuspenseQuery = (options: apollo.useSuspenseQuery.Options<OwnVotesQueryVariables> & { variables: OwnVotesQueryVariables }) => apollo.useSuspenseQuery(OwnVotesDocument, options)
export const useVoteOnReviewMutation = (options?: apollo.useMutation.Options<VoteOnReviewMutation, VoteOnReviewMutationVariables>) => apollo.useMutation(VoteOnReviewDocument, options)