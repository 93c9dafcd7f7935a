import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** The bar for what ends a form, marked by `data-save-bar`, at the lower edge of the window as long as the form goes on below it; the last button is the widest. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  ${media.narrow} {
    gap: var(--space-2);
    & > button:last-child { flex: 1; }
    & > :is(a, button) { padding-inline: var(--space-3); }
  }
  ${media.wide} {
    margin-inline: calc(-1 * var(--space-5));
    padding-inline: var(--space-5);
  }
`
