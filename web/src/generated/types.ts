/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Somebody who has signed in at the identity service, as they present themselves to the shop. */
export type SignInInput = {
  /** When it is given: FORBIDDEN unless the ID token is of this email. */
  email?: string | null | undefined;
  /** The identity service's ID token. */
  idToken: string;
  /** 1 to 80 characters, without control or direction characters, and not the shop's own name. */
  name: string;
  /** Kept when it is a picture at Google or at the shop's own /images/; anything else is left out. */
  photoUrl?: string | null | undefined;
};

export type ProductBreadcrumb_ProductFragment = { id: string, category: { code: number } } & { ' $fragmentName'?: 'ProductBreadcrumb_ProductFragment' };

export type ProductCard_ProductFragment = (
  { id: string, name: string, discount: number, quantity: number, rating: number | null, reviewCount: number }
  & { ' $fragmentRefs'?: { 'ProductPicture_ProductFragment': ProductPicture_ProductFragment;'ProductPrice_ProductFragment': ProductPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductDetail_ProductFragment = (
  { id: string, name: string, brandName: string | null, description: string | null, discount: number, rating: number | null, reviewCount: number }
  & { ' $fragmentRefs'?: { 'ProductPicture_ProductFragment': ProductPicture_ProductFragment;'ProductPrice_ProductFragment': ProductPrice_ProductFragment;'ProductStock_ProductFragment': ProductStock_ProductFragment;'ProductFacts_ProductFragment': ProductFacts_ProductFragment } }
) & { ' $fragmentName'?: 'ProductDetail_ProductFragment' };

export type ProductFacts_ProductFragment = { id: string, productType: string | null, brandName: string | null, placeOfOrigin: string | null, modelNumber: string | null, material: string | null, color: string | null, size: string | null, category: { code: number } } & { ' $fragmentName'?: 'ProductFacts_ProductFragment' };

export type ProductsQueryVariables = Exact<{
  category?: number | null | undefined;
  search?: string | null | undefined;
  page: number;
  size: number;
}>;


export type ProductsQuery = { products: { total: number, pageCount: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )> } };

export type ProductPicture_ProductFragment = { id: string, quantity: number, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'ProductPicture_ProductFragment' };

export type ProductPrice_ProductFragment = { id: string, price: number, discount: number, discountedPrice: number } & { ' $fragmentName'?: 'ProductPrice_ProductFragment' };

export type ProductStock_ProductFragment = { id: string, quantity: number } & { ' $fragmentName'?: 'ProductStock_ProductFragment' };

export type ProductReviews_ProductFragment = (
  { id: string, reviewCount: number, reviews: { total: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'ReviewSummary_ProductFragment': ReviewSummary_ProductFragment } }
) & { ' $fragmentName'?: 'ProductReviews_ProductFragment' };

export type MoreReviewsQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type MoreReviewsQuery = { product: { id: string, reviews: { total: number, items: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
      )> } } };

export type ReviewItem_ReviewFragment = { id: string, rating: number, feedback: string, postedAt: string, reviewer: { name: string, photoUrl: string | null } } & { ' $fragmentName'?: 'ReviewItem_ReviewFragment' };

export type ReviewSummary_ProductFragment = { id: string, rating: number | null, reviewCount: number, ratingCounts: Array<{ rating: number, count: number }> } & { ' $fragmentName'?: 'ReviewSummary_ProductFragment' };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, photoUrl: string | null, isAdmin: boolean } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string, user: { id: string, email: string, name: string, photoUrl: string | null, isAdmin: boolean } } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: (
    { id: string, name: string }
    & { ' $fragmentRefs'?: { 'ProductBreadcrumb_ProductFragment': ProductBreadcrumb_ProductFragment;'ProductDetail_ProductFragment': ProductDetail_ProductFragment;'ProductReviews_ProductFragment': ProductReviews_ProductFragment } }
  ) };
