import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** What it all costs, and the way on: on a phone always in sight, at the lower edge of the window. */
export const TotalBar = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.narrow} {
    position: fixed;
    inset: auto 0 0;
    z-index: 4;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
    dl > div {
      display: grid;
      gap: 0;
      padding: 0;
      border: 0;
    }
    dt { font: 400 var(--type-small); }
    & > p { flex: 1 0 100%; }
  }
`
