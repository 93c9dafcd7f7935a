import { Suspense } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Origin } from '../../lib/navigation/return-path.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'

// Whoever has not logged in loads none.
const OwnReviewForm = latePart(async () => (await import('./own-review-form.tsx')).OwnReviewForm)

/** The review form for shoppers; visitors are asked to log in, admins see nothing. */
export const ReviewForm = ({ productId }: { productId: string }) => {
  const { reviewing: copy } = useCopy(shoppingCopy)
  const session = useSessionState()

  if (session.status === 'signedOut') {
    const origin: Origin = { from: paths.buyNow(productId), why: 'review' }
    return (
      <LogIn data-of-visitors to={paths.logIn()} state={origin} $look="quiet">
        {copy.logIn}
      </LogIn>
    )
  }
  return session.status === 'signedIn' && session.user.role === 'SHOPPER' ? (
    <Suspense>
      <OwnReviewForm productId={productId} user={session.user} />
    </Suspense>
  ) : null
}

const LogIn = styled(ButtonLink)`
  justify-self: start;
`
