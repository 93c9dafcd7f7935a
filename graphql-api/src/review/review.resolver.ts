import { limits } from '@sunnah-store/schema/limits'
import { Arg, Args, Ctx, Directive, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Image } from '../picture/image.js'
import { Product } from '../product/product.entity.js'
import { hiddenReviews, setReviewHidden } from './hide-review.service.js'
import { HideReviewArgs, OwnReviewArgs, ReviewPageArgs, ReviewsArgs } from './review.args.js'
import { RatingCount, Review, Reviewer, ReviewPage } from './review.entity.js'
import { PostReviewInput, VoteOnReviewInput } from './review.input.js'
import { ownReview, postReview } from './review.service.js'
import { ReviewVote } from './review-vote.entity.js'
import { ownVotes, voteOnReview } from './vote.service.js'

@Resolver(() => Review)
export class ReviewResolver {
  @Directive('@public')
  @Query(() => ReviewPage, {
    description:
      'The reviews of a product, the newest first unless asked otherwise; none when there is no such product.',
  })
  async reviews(@Ctx() context: Context, @Args(() => ReviewsArgs) { productId, ...args }: ReviewsArgs) {
    return reviewsOf(await context.loaders.products.load(productId), args, context)
  }

  @Directive('@shopper')
  @Query(() => Review, { nullable: true, description: 'Your review of a product; null when you have posted none.' })
  ownReview(@Ctx() { db, user }: SignedInContext, @Args(() => OwnReviewArgs) { productId }: OwnReviewArgs) {
    return ownReview(db, user, productId)
  }

  @Directive('@admin')
  @CountsAs(limits.maxPageSize)
  @Query(() => [Review], {
    description: `The reviews of a product that an admin has hidden, the newest first, up to ${limits.maxPageSize}.`,
  })
  hiddenReviews(@Ctx() { db }: Context, @Args(() => OwnReviewArgs) { productId }: OwnReviewArgs) {
    return hiddenReviews(db, productId)
  }

  @Directive('@shopper')
  @CountsAs(limits.maxPageSize)
  @Query(() => [ReviewVote], { description: 'What you have said of the reviews of a product.' })
  ownVotes(@Ctx() { db, user }: SignedInContext, @Args(() => OwnReviewArgs) { productId }: OwnReviewArgs) {
    return ownVotes(db, user, productId)
  }

  @Directive('@shopper')
  @Mutation(() => Review, {
    description:
      'Says whether a review of somebody else helped you, in place of what you said before. NOT_FOUND, FORBIDDEN, EMAIL_NOT_CONFIRMED for who has confirmed neither email nor phone and received nothing.',
  })
  voteOnReview(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => VoteOnReviewInput, { description: 'The review, and whether it helped.' })
    input: VoteOnReviewInput,
  ) {
    return voteOnReview(db, user, input)
  }

  @Directive('@shopper')
  @Mutation(() => Review, {
    description:
      'Posts your review of a product, in place of your earlier one. NOT_FOUND, RATE_LIMITED where you have not received it, and for other stars again and again.',
  })
  postReview(
    @Ctx() { db, user, limit }: SignedInContext,
    @Arg('input', () => PostReviewInput, { description: 'The product, and what you think of it.' })
    input: PostReviewInput,
  ) {
    return postReview(db, user, input, limit)
  }

  @Directive('@admin')
  @Mutation(() => Review, {
    description:
      'Hides a review from everybody but admins and its author, in ratings too; or shows it again. NOT_FOUND.',
  })
  setReviewHidden(@Ctx() { db }: Context, @Args(() => HideReviewArgs) { id, isHidden }: HideReviewArgs) {
    return setReviewHidden(db, id, isHidden)
  }

  @FieldResolver(() => Product, { nullable: true, description: 'What it is about; null when it is no longer sold.' })
  product(@Root() review: Review, @Ctx() { loaders }: Context) {
    return loaders.products.load(review.productId)
  }

  @CountsAs(limits.reviewPhotos.most)
  @FieldResolver(() => [Image], { description: `Its photos, up to ${limits.reviewPhotos.most}.` })
  photos(@Root() review: Review) {
    return review.photos.map((url) => new Image(url))
  }

  @FieldResolver(() => Reviewer, { description: 'Who wrote it.' })
  async reviewer(@Root() review: Review, @Ctx() { user, loaders }: Context): Promise<Reviewer> {
    const reviewer = review.reviewer ?? (await loaders.users.load(review.reviewerId))
    // Removed while this page was read: the review goes with the next one.
    if (!reviewer) return { name: '', photoUrl: null, email: null }
    const { id, name, photoUrl, email } = reviewer
    return { name, photoUrl, email: user && (user.isAdmin || user.id === id) ? email : null }
  }
}

@Resolver(() => Product)
export class ProductReviewsResolver {
  @FieldResolver(() => ReviewPage, { description: 'Its reviews, the newest first unless asked otherwise.' })
  reviews(@Root() product: Product, @Args(() => ReviewPageArgs) args: ReviewPageArgs, @Ctx() context: Context) {
    return reviewsOf(product, args, context)
  }

  @CountsAs(5)
  @FieldResolver(() => [RatingCount], { description: 'How many reviews gave 5, 4, 3, 2 and 1, in this order.' })
  ratingCounts(@Root() product: Product, @Ctx() { loaders, keeping }: Context) {
    keeping?.noteReviews(product.id)
    return loaders.ratingCounts.load(product.id).then(({ ratings }) => ratings)
  }

  @FieldResolver(() => Int, {
    description: 'How many of its reviews are by shoppers who have received it from the shop.',
  })
  boughtReviewCount(@Root() product: Product, @Ctx() { loaders, keeping }: Context) {
    keeping?.noteReviews(product.id)
    return loaders.ratingCounts.load(product.id).then(({ bought }) => bought)
  }
}

const reviewsOf = (product: Product | null, args: ReviewPageArgs, { loaders, keeping }: Context) => {
  if (product) keeping?.noteReviews(product.id)
  return new ReviewPage({
    args,
    items: async () => (product ? loaders.reviewPages.load({ productId: product.id, ...args }) : []),
    total: async () => product?.reviewCount ?? 0,
  })
}
