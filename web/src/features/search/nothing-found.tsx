import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

/** The ways on from a search that found nothing; the categories come from the page. */
export const NothingFound = ({ children }: { children: ReactNode }) => {
  const { search: copy } = useCopy()

  return (
    <PaddedPanel>
      <p>{copy.advice}</p>
      {children}
      <ButtonLink to={paths.search()} $look="text">
        {copy.clear}
      </ButtonLink>
    </PaddedPanel>
  )
}
