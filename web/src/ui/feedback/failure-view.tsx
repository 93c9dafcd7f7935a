import styled from 'styled-components'
import { Button } from '../basic/button.tsx'
import { PaddedPanel } from '../basic/panel.tsx'

interface FailureViewProps {
  heading: string
  text: string
  retryLabel: string
  onRetry: () => void
}

/** What could not be loaded, why, and the way to try again. */
export const FailureView = ({ heading, text, retryLabel, onRetry }: FailureViewProps) => (
  <PaddedPanel role="alert">
    <div>
      <h2>{heading}</h2>
      <Text>{text}</Text>
    </div>
    <Button type="button" onClick={onRetry}>
      {retryLabel}
    </Button>
  </PaddedPanel>
)

const Text = styled.p`
  margin-top: var(--space-1);
  color: var(--muted);
`
