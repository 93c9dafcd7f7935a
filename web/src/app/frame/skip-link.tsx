import styled from 'styled-components'

/** The first stop of the Tab key: skips the header and the categories. Visible only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 20;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
  &:not(:focus) { transform: translateY(-200%); }
`
