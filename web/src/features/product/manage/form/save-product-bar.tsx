import { useLocation } from 'react-router-dom'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { backToList } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { SaveBar } from '../../../../ui/layout/save-bar.ts'

interface SaveProductBarProps {
  busy: boolean
  busyLabel: string
  /** What the button that saves is called. */
  children: string
}

/** The bar with the save button, fixed at the bottom of the window. */
export const SaveProductBar = ({ busy, busyLabel, children }: SaveProductBarProps) => {
  const { asking } = useCopy()
  const { state } = useLocation()

  return (
    <SaveBar data-save-bar>
      <ButtonLink to={backToList(paths.manageProduct(), state)} $look="text">
        {asking.cancel}
      </ButtonLink>
      <SubmitButton busy={busy} busyLabel={busyLabel}>
        {children}
      </SubmitButton>
    </SaveBar>
  )
}
