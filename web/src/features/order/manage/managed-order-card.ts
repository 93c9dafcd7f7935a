import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Panel, Row } from '../../../ui/basic/panel.tsx'
import { touchLink } from '../../../ui/basic/touch-link.ts'

export const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${media.wide} { padding: var(--space-5); }
`

/** What a phone shows only of a card that is unfolded, unless it is marked as shown always. */
export const Rest = styled.div`
  display: contents;
  ${media.narrow} { ${Card}:not([data-whole]) &:not([data-always]) { display: none; } }
`

/** What stands there in its place as long as the card is folded. */
export const Short = styled.p`
  display: none;
  color: var(--muted);
  font: 400 var(--type-small);
  ${media.narrow} { ${Card}:not([data-whole]) & { display: block; } }
`

export const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  h2, & > strong { font: 700 var(--type-lead); white-space: nowrap; }
  h2 { font: 700 var(--type-lead); }
  time { color: var(--muted); font: 400 var(--type-small); }
  /* When it was delivered takes two lines where the amount leaves no room for one. */
  & > div { gap: 0 var(--space-3); min-width: 0; }
  & > div > span { white-space: normal; }
`

export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.wide} { grid-template-columns: minmax(0, 1fr) var(--menu); gap: var(--space-5); }
  ${media.narrow} { ${Card}:not([data-whole]) & > ul > :not(:first-child) { display: none; } }
`

export const Who = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  font: 400 var(--type-small);
  & > ${Rest} > span { color: var(--muted); }
`

export const Tel = styled.a`
  ${touchLink}
`

/** Folds and unfolds the card on a phone; elsewhere all of it is shown. */
export const Fold = styled(Button).attrs({ type: 'button', $look: 'text' })`
  svg { transition: rotate 0.12s; }
  &[aria-expanded='true'] svg { rotate: 180deg; }
  ${media.stillness} { svg { transition: none; } }
  ${media.wide} { display: none; }
`

export const Acts = styled(Row)`
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  gap: var(--space-2) var(--space-3);
  /* Words of buttons are not broken. */
  overflow-wrap: normal;
  ${media.narrow} {
    & > :not(dialog), & > ${Rest} > :not(dialog) { flex: 1 1 auto; padding-inline: var(--space-2); }
  }
  ${media.wide} { & > ${Rest}:last-child > button:last-of-type { margin-inline-start: auto; } }
`
