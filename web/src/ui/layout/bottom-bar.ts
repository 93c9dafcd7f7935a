import { css } from 'styled-components'

/** A bar at the lower edge of the window, where the thumb of a phone's owner is. */
export const bottomBar = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
`
