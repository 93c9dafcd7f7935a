import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useMainPart } from '../../lib/offline/shown-page.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PageHeading } from '../../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

/** What an address shows that leads to nothing. */
export const NotFound = () => {
  const copy = useCopy()
  useMainPart(false)

  return (
    <>
      <PageHeading title={copy.pageTitle(copy.notFound.heading)}>{copy.notFound.heading}</PageHeading>
      <PaddedPanel>
        <p>{copy.notFound.text}</p>
        <ButtonLink to={paths.home()}>{copy.notFound.home}</ButtonLink>
      </PaddedPanel>
    </>
  )
}
