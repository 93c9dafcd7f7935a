import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { useOnReconnect } from '../../lib/network/use-on-reconnect.ts'
import { Button } from '../basic/button.tsx'
import { PaddedPanel } from '../basic/panel.tsx'

interface FailureProps {
  heading: string
  error: unknown
  onRetry: () => unknown
}

/** What could not be loaded, and why; "Try again" asks once more, and so does a connection that is back. */
export const Failure = ({ heading, error, onRetry }: FailureProps) => {
  const { failure } = useCopy()

  // The button goes away with the failure.
  const handleRetry = () => {
    goOnFrom()
    onRetry()
  }
  useOnReconnect(() => {
    if (document.activeElement?.closest('[role="alert"]')) handleRetry()
    else onRetry()
  })
  return <FailureView heading={heading} text={failure[failureKind(error)]} onRetry={handleRetry} />
}

interface FailureViewProps {
  heading: string
  text: string
  onRetry: () => void
}

/** The same where the reason is known otherwise. */
export const FailureView = ({ heading, text, onRetry }: FailureViewProps) => {
  const { tryAgain } = useCopy()

  return (
    <PaddedPanel role="alert">
      <div>
        <h2>{heading}</h2>
        <Text>{text}</Text>
      </div>
      <Button type="button" onClick={onRetry}>
        {tryAgain}
      </Button>
    </PaddedPanel>
  )
}

const Text = styled.p`
  margin-top: var(--space-1);
  color: var(--muted);
`
