import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

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
