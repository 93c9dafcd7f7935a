import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

export const Panel = styled.div`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-card);
`

export const PaddedPanel = styled(Panel)`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  padding: var(--space-4);
  ${media.wide} { padding: var(--space-5); }
`

export const Stack = styled.div<{ $gap?: 'small' | 'normal' }>`
  display: grid;
  align-content: start;
  gap: ${({ $gap = 'normal' }) => ($gap === 'small' ? 'var(--space-2)' : 'var(--space-4)')};
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`
