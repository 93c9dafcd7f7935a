import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

/** A spinner; the text beside it says what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: var(--icon);
  height: var(--icon);
  border: 3px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: var(--radius-pill);
  animation: var(--turning);
`

/** A page that cannot even be sketched yet. */
export const Waiting = ({ label }: { label?: string }) => {
  const { loading } = useCopy()

  return (
    <Place role="status" data-needs-scripts>
      <Spinner />
      {label ?? loading}
    </Place>
  )
}

const Place = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: calc(4 * var(--control));
  color: var(--muted);
`
