import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../basic/button.tsx'

interface FailureLineProps extends ComponentProps<'p'> {
  /** What could not be loaded. */
  failed: string
  onRetry: () => void
}

/** A small part of a page that could not be loaded: one sentence, and the way to try again. */
export const FailureLine = ({ failed, onRetry, ...rest }: FailureLineProps) => {
  const { tryAgain } = useCopy()

  return (
    <Line {...rest}>
      <span>{failed}</span>
      <Retry type="button" $look="text" aria-label={`${tryAgain}: ${failed}`} onClick={onRetry}>
        {tryAgain}
      </Retry>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-2);
  font: 400 var(--type-small);
`

// It stands on dark ground too.
const Retry = styled(Button)`
  &, &:hover { background: none; color: inherit; text-decoration: underline; }
`
