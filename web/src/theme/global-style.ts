import { motion } from './motion.ts'
import { media, tokens } from './tokens.ts'

/**
 * What counts for every page. The server writes it into each, beside the styles of its parts: styled-components would put it
 * on anew when scripts take a page over, and the browser would lay all of it out once more.
 */
export const globalStyle = `
  ${tokens}
  ${motion}

  ${media.narrow} { :root:has([data-buy-bar]) { --buy-bar: 72px; } }
  :root:has([data-save-bar]) { --buy-bar: 72px; }
  :root:has([data-save-bar]) body { padding-bottom: 0; }
  :root:has([data-buy-bar='past']) { scroll-padding-bottom: 88px; }

  /* The server renders pages for visitors: what is another for whoever is signed in waits until it is known who that is. */
  :root[data-signed-in] [data-of-visitors='true'] { visibility: hidden; }
  /* Who works here does not shop: what follows stands where it will stay. */
  :root[data-works-here] [data-of-shoppers], :root:not([data-works-here='admin']) [data-of-admins] { display: none; }

  * { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: var(--tap); scroll-padding-block: calc(var(--bar) + var(--space-4)) calc(var(--buy-bar) + var(--space-4)); }
  /* What is fixed at the lower edge of the window hides nothing at the end of the page. */
  body { margin: 0; padding-bottom: var(--buy-bar); background: var(--page); color: var(--text); font: 400 var(--type-body); }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  img, svg { display: block; }
  img { max-width: 100%; }
  @media screen { [data-fetches-near] img[data-late][loading='lazy'] { display: none; } }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  h1 { font: 700 var(--type-title); text-wrap: balance; overflow-wrap: anywhere; }
  h2 { font: 700 var(--type-subtitle); }
  h1:focus, main:focus { outline: none; box-shadow: none; }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
    border-radius: var(--space-1);
  }
  /* Pressed before the scripts that do it had come. */
  :is(button, a)[aria-busy='true'] { opacity: 0.6; cursor: progress; }
  button[aria-busy='true'][data-busy-label] { font-size: 0; }
  button[aria-busy='true'][data-busy-label] > * { display: none; }
  button[aria-busy='true'][data-busy-label]::after { content: attr(data-busy-label); font: 600 var(--type-body); }
  .not-opened { position: fixed; inset: auto 0 var(--buy-bar); z-index: 30; padding: var(--space-1) var(--space-4); background: var(--accent-soft); color: var(--text); text-align: center; }
  .not-opened > button { min-height: var(--touch); padding: 0 var(--space-3); border: 0; background: none; color: var(--primary); text-decoration: underline; cursor: pointer; }
  .as-seen { padding: var(--space-2) var(--space-4); background: var(--accent-soft); color: var(--text); font: 500 var(--type-small); text-align: center; }
  /* The last words lie over those before them, which keep their room. */
  .as-seen:not([hidden]) { display: grid; align-items: center; }
  .as-seen > * { grid-area: 1 / 1; }
  .as-seen > :not(:last-child) { visibility: hidden; }
  ${media.wide} { h1 { font: 700 var(--type-display); } }
`
