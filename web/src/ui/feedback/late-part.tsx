import { type FunctionComponent, lazy, useEffect, useState } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { withBangla } from '../../lib/copy/with-bangla.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { FailureView } from './failure.tsx'

interface Retry {
  onRetry: () => void
}

const PartFailed = ({ onRetry }: Retry) => {
  const { failure } = useCopy()
  return <FailureView heading={failure.part} text={failure.network} onRetry={onRetry} />
}

// Older browsers ask again for a file that did not come only when the page is loaded anew. That is done for whoever has just
// pressed something, and where the shop is reached.
const reload = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  )

/**
 * A part of a page whose code comes late. Where that, or its Bangla, does not come, the rest of the page stands, with `Instead`
 * in its place; it is asked for again on a retry, and whenever the part is shown anew.
 */
export const latePart = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Instead: FunctionComponent<Props & Retry> = PartFailed,
): FunctionComponent<Props> => {
  type Shown = FunctionComponent<Props & Retry>
  let wasLost = false
  const lose = () => {
    if (wasLost && navigator.userActivation?.isActive) reload()
    wasLost = true
    return Lost
  }
  // React remembers for ever what a lazy component has come to.
  const ask = (): Shown => lazy(async () => ({ default: await withBangla<Shown>(load).catch(lose) }))
  let part = ask()
  const forget = () => {
    part = ask()
  }
  const Lost: Shown = (props) => {
    useEffect(() => forget, [])
    return <Instead {...props} />
  }

  return (props) => {
    const [Part, setPart] = useState(() => part)
    const retry = () => {
      // The button goes away with the failure.
      goOnFrom()
      setPart(ask)
    }

    return <Part {...props} onRetry={retry} />
  }
}
