import { lazy } from 'react'

// Nobody but admins loads what they do with reviews.
export const HideReview = lazy(async () => ({ default: (await import('./manage/hide-review.tsx')).HideReview }))
export const HiddenReviews = lazy(async () => ({
  default: (await import('./manage/hidden-reviews.tsx')).HiddenReviews,
}))
