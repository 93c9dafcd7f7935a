import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { notify } from '../../lib/notify/notify.ts'
import { useOwnReviewQuery } from './own-review.generated.ts'
import { OwnVotesDocument, type OwnVotesQuery, useOwnVotesQuery, useVoteOnReviewMutation } from './votes.generated.ts'

/** How many a review helped, and how many not. */
interface Voted {
  id: string
  helpfulCount: number
  unhelpfulCount: number
}

/** What the person at the screen says of the reviews of a product: whether each helped. */
export const useVotes = (productId: string) => {
  const { reviewList: copy } = useCopy(shoppingCopy)
  const session = useSessionState()
  const isShopper = session.status === 'signedIn' && session.user.role === 'SHOPPER'
  const own = useOwnReviewQuery({ variables: { productId }, skip: !isShopper }).data?.ownReview
  const votes = useOwnVotesQuery({ variables: { productId }, skip: !isShopper }).data?.ownVotes
  const [voteOnReview] = useVoteOnReviewMutation()

  const voteOf = (reviewId: string) => votes?.find((vote) => vote.reviewId === reviewId)?.isHelpful ?? null

  /** Says it, or takes it back when that was said before. */
  const vote = async (review: Voted, pressed: boolean) => {
    const before = voteOf(review.id)
    const isHelpful = before === pressed ? null : pressed
    try {
      await voteOnReview({
        variables: { input: { reviewId: review.id, isHelpful } },
        optimisticResponse: { voteOnReview: counted(review, before, isHelpful) },
        update: (cache) =>
          cache.updateQuery(
            { query: OwnVotesDocument, variables: { productId } },
            (data) => data && withVote(data, review.id, isHelpful),
          ),
      })
    } catch (error) {
      const isUnconfirmed = refusalOf(error)?.code === 'EMAIL_NOT_CONFIRMED'
      notify.error(isUnconfirmed ? copy.confirmToVote : copy.voteFailed)
    }
  }

  return {
    /** Visitors are led to the log-in; admins, and shoppers at their own review, only see the counts. */
    wayOf: (reviewId: string) => {
      if (session.status === 'signedOut') return 'logIn'
      return votes && own?.id !== reviewId ? 'vote' : 'look'
    },
    voteOf,
    vote,
  }
}

export type Votes = ReturnType<typeof useVotes>

const counted = ({ id, helpfulCount, unhelpfulCount }: Voted, before: boolean | null, now: boolean | null) => ({
  id,
  helpfulCount: helpfulCount - Number(before === true) + Number(now === true),
  unhelpfulCount: unhelpfulCount - Number(before === false) + Number(now === false),
})

const withVote = (data: OwnVotesQuery, reviewId: string, isHelpful: boolean | null): OwnVotesQuery => {
  const others = data.ownVotes.filter((vote) => vote.reviewId !== reviewId)
  const said = isHelpful === null ? [] : [{ __typename: 'ReviewVote' as const, reviewId, isHelpful }]
  return { ...data, ownVotes: [...others, ...said] }
}
