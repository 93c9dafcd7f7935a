/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { FragmentType } from '@apollo/client'
import * as apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReviewSummary_ProductFragment = { id: string, rating: number | null, reviewCount: number, boughtReviewCount: number, ratingCounts: Array<{ rating: number, count: number }> } & { ' $fragmentName'?: 'ReviewSummary_ProductFragment' };

export const ReviewSummary_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewSummary_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"boughtReviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReviewSummary_ProductFragment, unknown>;
export const useReviewSummary_ProductFragment = (from: FragmentType<ReviewSummary_ProductFragment>) => apollo.useFragment({ fragment: ReviewSummary_ProductFragmentDoc, fragmentName: 'ReviewSummary_product', from })