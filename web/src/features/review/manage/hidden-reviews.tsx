import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row, Stack } from '../../../ui/basic/panel.tsx'
import { Stars } from '../../../ui/data/stars.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useHiddenReviewsQuery } from './hide-review.generated.ts'
import { HideReview } from './hide-review.tsx'

/** The reviews of a product that admins have hidden, for admins. */
export const HiddenReviews = ({ productId }: { productId: string }) => {
  const { reviews: copy, format } = useCopy(manageCopy)
  const query = useHiddenReviewsQuery({ variables: { productId }, fetchPolicy: 'cache-and-network' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<Skeleton $height="var(--touch)" />}>
      {({ hiddenReviews }) =>
        hiddenReviews.length > 0 && (
          <PaddedPanel as="section" aria-labelledby="hidden-reviews">
            <h3 id="hidden-reviews">{copy.hidden(hiddenReviews.length)}</h3>
            {hiddenReviews.map((review) => (
              <Stack key={review.id} $gap="small">
                <Row>
                  <b>{review.reviewer.name}</b>
                  <Muted $small>
                    {[review.reviewer.email, format.date(review.postedAt)].filter(Boolean).join(' · ')}
                  </Muted>
                </Row>
                <Stars rating={review.rating} />
                <p>{review.feedback}</p>
                <Row>
                  <HideReview review={review} hidden />
                </Row>
              </Stack>
            ))}
          </PaddedPanel>
        )
      }
    </Loaded>
  )
}
