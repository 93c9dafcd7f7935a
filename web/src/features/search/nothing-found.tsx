import { type ReactNode, use } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { ServerWindow } from '../../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

/** The ways on from a search that found nothing; the categories come from the page. */
export const NothingFound = ({ children }: { children: ReactNode }) => {
  const { search: copy } = useCopy()
  const told = use(ServerWindow)
  if (told) told.isEmpty = true

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
