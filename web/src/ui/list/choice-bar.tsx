import type { ReactNode } from 'react'
import styled from 'styled-components'
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
    <Row>
      <p>{sum}</p>
      <Button type="button" $look="text" onClick={clear.onClick}>
        {clear.label}
      </Button>
      {children}
    </Row>
  </Bar>
)

const Bar = styled(Panel)`
  position: sticky;
  bottom: 0;
  z-index: 3;
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  box-shadow: var(--shadow-raised);
  font-variant-numeric: tabular-nums;
`
