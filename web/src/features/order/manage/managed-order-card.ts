import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
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
`

export const Who = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  font: 400 var(--type-small);
  & > span { color: var(--muted); }
`

export const Tel = styled.a`
  ${touchLink}
`

export const Acts = styled(Row)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  gap: var(--space-2) var(--space-3);
  /* Words of buttons are not broken. */
  overflow-wrap: normal;
  ${media.narrow} {
    & > :first-child { grid-column: 1 / -1; }
    & > * { padding-inline: var(--space-2); }
  }
  ${media.wide} {
    display: flex;
    & > button:last-of-type { margin-inline-start: auto; }
  }
`
