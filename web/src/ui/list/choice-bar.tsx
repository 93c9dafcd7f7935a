import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Button } from '../basic/button.tsx'
import { Panel, Row } from '../basic/panel.tsx'

interface ChoiceBarProps {
  label: string
  /** How much is chosen. */
  sum: ReactNode
  clear: { label: string; onClick: () => void }
  /** What was refused of the last that was done, each by itself. */
  refused: { heading: string; lines: readonly { id: string; sentence: string }[] }
  /** What can be done with it. */
  children: ReactNode
}

/** The bar at the lower edge for what is chosen in a list. */
export const ChoiceBar = ({ label, sum, clear, refused, children }: ChoiceBarProps) => (
  <Bar role="region" aria-label={label} data-bottom-bar>
    <div role="status">
      {refused.lines.length > 0 && (
        <>
          <p>{refused.heading}</p>
          <ul>
            {refused.lines.map(({ id, sentence }) => (
              <li key={id}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
    <Lines>
      <Chosen>
        <p>{sum}</p>
        <Button type="button" $look="text" onClick={clear.onClick}>
          {clear.label}
        </Button>
      </Chosen>
      <Acts>{children}</Acts>
    </Lines>
  </Bar>
)

const Bar = styled(Panel)`
  position: sticky;
  bottom: 0;
  z-index: 3;
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  box-shadow: var(--shadow-raised);
  font-variant-numeric: tabular-nums;
  ${media.narrow} { padding: var(--space-2) var(--space-3) calc(var(--space-2) + env(safe-area-inset-bottom)); }
`

const Lines = styled(Row)`
  ${media.narrow} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-1);
  }
`

const Chosen = styled(Row)`
  ${media.narrow} {
    flex-wrap: nowrap;
    > p { flex: 1; font: 400 var(--type-small); }
  }
`

// On a phone in one line, so that the list stays in sight: the first fills it, and what does not fit is moved into it.
const Acts = styled(Row)`
  ${media.narrow} {
    flex-wrap: nowrap;
    gap: var(--space-2);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    white-space: nowrap;
    scrollbar-width: none;
    /* Room for the outline of what has the focus; none of what does not fit for the page. */
    margin: -3px;
    padding: 3px;
    width: 0;
    min-width: calc(100% + 6px);
    > * { flex: none; }
    > :first-child { flex: 1 0 auto; }
    > :is(a, button) { padding-inline: var(--space-3); }
  }
`
