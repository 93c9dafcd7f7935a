import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageLoadError } from '../lib/failure/page-load-error.ts'
import { useOnReconnect } from '../lib/network/use-on-reconnect.ts'
import { useOnline } from '../lib/network/use-online.ts'
import { useMainPart } from '../lib/offline/shown-page.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { FailureView } from '../ui/feedback/failure.tsx'

/** Shown instead of a page whose code did not load or threw. */
export const PageError = () => {
  const copy = useCopy()
  const error = useRouteError()
  const online = useOnline()
  const [retrying, setRetrying] = useState(false)
  const codeMissing = error instanceof PageLoadError
  useMainPart(false)
  const heading = codeMissing ? copy.failure.page : copy.failure.heading

  // Browsers cache a failed module import; only a reload asks for it again. When offline, a reload
  // would leave no page at all.
  useEffect(() => {
    if (retrying && online) window.location.reload()
  }, [retrying, online])

  useOnReconnect(() => setRetrying(codeMissing))

  const why = () => {
    if (retrying && !online) return copy.failure.waiting
    if (!codeMissing) return copy.failure.unexpected
    return online ? copy.failure.network : copy.failure.offline
  }

  return (
    <>
      <PageHeading hidden title={copy.pageTitle(heading)}>
        {heading}
      </PageHeading>
      <FailureView heading={heading} text={why()} onRetry={() => setRetrying(true)} />
    </>
  )
}
