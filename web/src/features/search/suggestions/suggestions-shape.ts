import styled, { css } from 'styled-components'

/** Below the field, over the page; in a window of its own it fills that. */
export const Panel = styled.div<{ $whole: boolean }>`
  &[hidden] { display: none; }
  ${({ $whole }) =>
    !$whole &&
    css`
      position: absolute;
      inset: calc(100% + var(--space-3)) 0 auto;
      max-height: calc(100dvh - var(--bar) - var(--space-5));
      overflow: auto;
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--surface);
      box-shadow: var(--shadow-raised);
    `}
`

/** Over the page while the suggestions are shown. */
export const Dim = styled.div`
  position: fixed;
  inset: var(--bar) 0 0;
  background: var(--backdrop);
  opacity: 0.6;
`

export const Notice = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--muted);
  overflow-wrap: anywhere;
`

/** A sketch that shows only when the wait is long enough to be noticed. */
export const Late = styled.div`
  animation: var(--appearing);
`
