import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useIsLoading } from '../../lib/navigation/loading.ts'

/** A thin progress line at the top while the code of the next page is loading. */
export const NavigationProgress = () => {
  const copy = useCopy()
  const isLoading = useIsLoading()

  return isLoading && <Line role="progressbar" aria-label={copy.loading} />
}

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  height: var(--space-1);
  background: var(--accent-fill);
  transform-origin: left;
  animation: var(--growing);
`
