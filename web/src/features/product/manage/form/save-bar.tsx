import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { backToList } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { media } from '../../../../theme/tokens.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'

interface SaveBarProps {
  busy: boolean
  busyLabel: string
  /** What the button that saves is called. */
  children: string
}

/** The bar with the save button, fixed at the bottom of the window. */
export const SaveBar = ({ busy, busyLabel, children }: SaveBarProps) => {
  const { asking } = useCopy()
  const { state } = useLocation()

  return (
    <Bar data-save-bar>
      <ButtonLink to={backToList(paths.manageProduct(), state)} $look="text">
        {asking.cancel}
      </ButtonLink>
      <SubmitButton busy={busy} busyLabel={busyLabel}>
        {children}
      </SubmitButton>
    </Bar>
  )
}

export const Bar = styled.div`
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
  ${media.wide} {
    margin-inline: calc(-1 * var(--space-5));
    padding-inline: var(--space-5);
  }
`
