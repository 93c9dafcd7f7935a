import { useRouteError } from 'react-router-dom'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageLoadError } from '../lib/page-load-error.ts'
import { FailureView } from '../ui/failure-view.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** What stands in a page's place when its code did not come or broke. */
export const PageError = () => {
  const copy = useCopy()
  const error = useRouteError()
  const codeMissing = error instanceof PageLoadError
  const heading = codeMissing ? copy.failure.page : copy.failure.heading

  // Browsers remember that a module failed to load; only a fresh page asks for it again.
  return (
    <>
      <PageHeading hidden title={copy.pageTitle(heading)}>
        {heading}
      </PageHeading>
      <FailureView
        heading={heading}
        text={codeMissing ? copy.failure.network : copy.failure.unexpected}
        retryLabel={copy.tryAgain}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
