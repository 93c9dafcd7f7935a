import styled, { keyframes } from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useIsLoading } from '../../lib/navigation/loading.ts'
import { media } from '../../theme/tokens.ts'

/** A thin progress line at the top while the code of the next page is loading. */
export const NavigationProgress = () => {
  const copy = useCopy()
  const isLoading = useIsLoading()

  return isLoading && <Line role="progressbar" aria-label={copy.loading} />
}

const growing = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  height: var(--space-1);
  background: var(--accent-fill);
  transform-origin: left;
  animation: ${growing} 8s 0.2s cubic-bezier(0.1, 0.7, 0.1, 1) both;
  ${media.stillness} { animation: none; }
`
