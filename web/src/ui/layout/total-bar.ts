import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { bottomBar } from './bottom-bar.ts'

/** The total and the button that goes on or orders; on phones fixed at the bottom of the window. */
export const TotalBar = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.narrow} {
    ${bottomBar}
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    dl > div {
      display: grid;
      gap: 0;
      padding: 0;
      border: 0;
    }
    dt { font: 400 var(--type-small); }
    & > p { flex: 1 0 100%; }
    & > button:enabled { flex: 1; min-width: min-content; }
  }
`
