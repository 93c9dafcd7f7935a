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

/**
 * What a phone shows only of a card that is unfolded, unless it is marked as shown always, or as needed for a call and the
 * order is to be called about.
 */
export const Rest = styled.div`
  display: contents;
  ${media.narrow} {
    ${Card}:not([data-whole], [data-call]) &:not([data-always], :has(> dialog)),
    ${Card}[data-call]:not([data-whole]) &:not([data-always], [data-call], :has(> dialog)) { display: none; }
  }
`

/** What stands there in its place as long as the card is folded. */
export const Short = styled.p`
  display: none;
  color: var(--muted);
  font: 400 var(--type-small);
  ${media.narrow} { ${Card}:not([data-whole], [data-call]) & { display: block; } }
`

/** What tells it apart, and its amount; on a phone when it came and where it stands are below them. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  h2, & > strong { font: 700 var(--type-lead); white-space: nowrap; }
  & > strong { margin-inline-start: auto; }
  time { color: var(--muted); font: 400 var(--type-small); }
  /* When it was delivered takes two lines where there is no room for one. */
  span { white-space: normal; }
`

/** When it came, and where it stands. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  ${media.narrow} { order: 1; flex-basis: 100%; }
`

export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) var(--menu);
    grid-auto-columns: var(--menu);
    grid-auto-flow: column;
    align-items: start;
    gap: var(--space-5);
  }
  ${media.narrow} { ${Card}:not([data-whole], [data-call]) & > ul > :not(:first-child) { display: none; } }
`

export const Who = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  font: 400 var(--type-small);
  & > ${Rest} > span { color: var(--muted); }
`

export const RiderNote = styled.div`
  display: flex;
  gap: var(--space-2);
  overflow-wrap: anywhere;
  & > span:first-child { color: var(--muted); }
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
