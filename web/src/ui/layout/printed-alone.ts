import { createGlobalStyle } from 'styled-components'
import { paper } from '../../theme/tokens.ts'

/** Prints what the page is about, without the frame of the shop and without what is `data-screen-only`. */
export const PrintedAlone = createGlobalStyle`
  @media print {
    :root, :root[data-theme] { ${paper} }
    html, body { background: var(--surface); }
    body > :not(#root), #root > * > :not(:has(#main)), #root nav, [data-screen-only] { display: none !important; }
    /* Paper may be as wide as a screen with a sidebar. */
    #root :has(> main) { display: block; }
    #root main { display: block; min-height: 0; padding: 0; }
  }
`
