import { css } from 'styled-components'

/** The shape of a link or a summary that stands by itself: underlined, and as high as a fingertip. */
export const touchLink = css`
  display: inline-grid;
  align-items: center;
  min-height: var(--touch);
  text-decoration: underline;
  text-underline-offset: var(--space-1);
`
