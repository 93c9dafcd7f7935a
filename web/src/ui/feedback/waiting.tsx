import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Spinner } from '../basic/spinner.tsx'

/** A page that cannot even be sketched yet. */
export const Waiting = ({ label }: { label?: string }) => {
  const { loading } = useCopy()

  return (
    <Place role="status">
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
